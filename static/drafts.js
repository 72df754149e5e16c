// Keeps what is typed into a large field until it is sent: another action on the page, another page
// and a refusal lose nothing. Every page works without this file.
//
// A draft lives as long as the tab. It belongs to the player, to the address of the form, to the
// field and, where the field says so (`data-for`), to one move or line. Who swaps a part of the page
// (board.js) dispatches `zugpost:swapped` on `document`, with the form that was sent, if one was.

// A challenge is typed in one go: its message alone would come back to another opponent.
const FIELD = 'main form[method=post]:not(#offer) textarea[id]';
const texts = document.querySelector('script[data-restored]').dataset;
const player = document.querySelector('.user-menu a').textContent;

const keyOf = field => ['draft', player, field.form.getAttribute('action'), field.id, field.dataset.for ?? ''].join('\n');
const keys = () => attempt(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft\n'))) ?? [];
const read = key => attempt(() => JSON.parse(sessionStorage.getItem(key)));
const write = (key, draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
const forget = key => attempt(() => sessionStorage.removeItem(key));
const fieldsOf = form => [...form.elements].filter(field => field.matches(FIELD));

// Storage can be switched off, or full.
function attempt(what) {
	try {
		return what();
	} catch { /* what is typed stays on its page alone */ }
}

function onInput({ target }) {
	if (!target.matches(FIELD)) return;
	const name = target.closest('.analysis section')?.querySelector('h2').textContent;
	// Where the server's text is another one when it comes back, both count.
	const draft = { text: target.value, over: target.defaultValue, name, url: location.href };
	if (target.value === target.defaultValue) forget(keyOf(target));
	else write(keyOf(target), draft);
}

// Whether it is sent shows only later: by the page that the answer leads to.
function onSubmit({ target, defaultPrevented }) {
	// board.js says it by itself.
	if (defaultPrevented) return;
	for (const field of fieldsOf(target)) {
		const draft = read(keyOf(field));
		if (draft) write(keyOf(field), { ...draft, sentFrom: location.href.split('#')[0] });
	}
}

// On the way back a browser fills in what was typed, also if somebody else has logged in since.
function emptyOthers() {
	for (const field of document.querySelectorAll(FIELD)) {
		if (field.value !== field.defaultValue && read(keyOf(field))?.text !== field.value) field.value = field.defaultValue;
	}
}

function forgetSent() {
	const [{ redirectCount } = {}] = performance.getEntriesByType('navigation');
	for (const key of keys()) {
		const { sentFrom, ...draft } = read(key) ?? {};
		if (!sentFrom) continue;
		if (redirectCount && sentFrom === document.referrer) forget(key);
		else write(key, draft);
	}
}

// A form that was sent without leaving the page.
function onSwap({ detail }) {
	for (const field of detail ? fieldsOf(detail) : []) forget(keyOf(field));
	restore();
}

function restore() {
	for (const field of document.querySelectorAll(FIELD)) {
		const key = keyOf(field);
		const draft = read(key);
		if (draft && ![field.value, field.defaultValue].includes(draft.text)) {
			for (let fold = field.closest('details'); fold; fold = fold.parentNode.closest('details')) fold.open = true;
			const put = () => { field.value = draft.text; };
			if (draft.over === field.defaultValue) put();
			tell(field, key, draft.over !== field.defaultValue && put);
		}
		if (field.dataset.for) listOthers(field, key);
	}
}

// `put` shows the draft where the field has something newer.
function tell(field, key, put) {
	const hint = document.createElement('p');
	hint.className = 'hint';
	const button = (text, act) => {
		const each = document.createElement('button');
		each.className = 'link';
		each.type = 'button';
		each.textContent = text;
		each.onclick = () => {
			act();
			each.remove();
			field.focus();
		};
		return each;
	};
	const discard = button(texts.discard, () => {
		forget(key);
		field.value = field.defaultValue;
		hint.remove();
	});
	hint.append(`${texts.restored} `, ...(put ? [button(texts.show, put), ' '] : []), discard);
	field.after(hint);
}

// What was typed for another line of the same game.
function listOthers(field, key) {
	const stem = key.slice(0, key.lastIndexOf('\n') + 1);
	const others = keys().filter(other => other.startsWith(stem) && other !== key).map(read);
	const links = others.filter(other => other?.name).flatMap(({ name, url }) => {
		const link = document.createElement('a');
		link.href = url;
		link.textContent = name;
		return [' ', link];
	});
	if (!links.length) return;
	const hint = document.createElement('p');
	hint.className = 'hint';
	hint.append(texts.elsewhere, ...links);
	field.after(hint);
}

document.addEventListener('input', onInput);
document.addEventListener('submit', onSubmit);
document.addEventListener('zugpost:swapped', onSwap);
forgetSent();
// Which it does before or after this runs.
if (attempt(() => sessionStorage)) {
	emptyOthers();
	addEventListener('pageshow', emptyOthers);
}
restore();
