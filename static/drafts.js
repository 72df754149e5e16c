// Keeps what is typed into a large field until it is sent: another action on the page, another page
// and a refusal lose nothing. Every page works without this file.
//
// A draft lives as long as the tab. It belongs to the player, to the address of the form, to the
// field and, where the field says so (`data-for`), to one move or line. Who swaps a part of the page
// (board.js) dispatches `zugpost:swapped` on `document`, with the form that was sent, if one was.

const FIELD = 'main form[method=post] textarea[id]';
const texts = document.querySelector('script[data-restored]').dataset;
const player = document.querySelector('.user-menu a').textContent;

const keyOf = field => ['draft', player, field.form.getAttribute('action'), field.id, field.dataset.for ?? ''].join('\n');
const read = key => JSON.parse(sessionStorage.getItem(key));
const write = (key, draft) => sessionStorage.setItem(key, JSON.stringify(draft));
const fieldsOf = form => [...form.elements].filter(field => field.matches(FIELD));

function onInput({ target }) {
	if (!target.matches(FIELD)) return;
	const key = keyOf(target);
	const name = target.closest('section')?.querySelector('h2')?.textContent;
	if (target.value === target.defaultValue) sessionStorage.removeItem(key);
	else write(key, { text: target.value, name, url: location.href });
}

// Whether it is sent shows only later: by the page that the answer leads to.
function onSubmit({ target }) {
	for (const field of fieldsOf(target)) {
		const draft = read(keyOf(field));
		if (draft) write(keyOf(field), { ...draft, sentFrom: location.href.split('#')[0] });
	}
}

function forgetSent() {
	const [{ redirectCount } = {}] = performance.getEntriesByType('navigation');
	if (!redirectCount) return;
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith('draft\n') && read(key).sentFrom === document.referrer) sessionStorage.removeItem(key);
	}
}

// A form that was sent without leaving the page.
function onSwap({ detail }) {
	for (const field of detail ? fieldsOf(detail) : []) sessionStorage.removeItem(keyOf(field));
	restore();
}

function restore() {
	for (const field of document.querySelectorAll(FIELD)) {
		const key = keyOf(field);
		const draft = read(key);
		if (draft && ![field.value, field.defaultValue].includes(draft.text)) {
			field.value = draft.text;
			for (let fold = field.closest('details'); fold; fold = fold.parentNode.closest('details')) fold.open = true;
			tell(field, key);
		}
		if (field.dataset.for) listOthers(field, key);
	}
}

function tell(field, key) {
	const hint = document.createElement('p');
	const button = document.createElement('button');
	hint.className = 'hint';
	button.className = 'link';
	button.type = 'button';
	button.textContent = texts.discard;
	button.onclick = () => {
		sessionStorage.removeItem(key);
		field.value = field.defaultValue;
		hint.remove();
		field.focus();
	};
	hint.append(`${texts.restored} `, button);
	field.after(hint);
}

// What was typed for another line of the same game.
function listOthers(field, key) {
	const stem = key.slice(0, key.lastIndexOf('\n') + 1);
	const others = Object.keys(sessionStorage).filter(other => other.startsWith(stem) && other !== key).map(read);
	const links = others.filter(other => other.name).flatMap(({ name, url }) => {
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
restore();
