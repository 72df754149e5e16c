// Keeps what is typed into a large field until it is sent: another action on the page, another page
// and a refusal lose nothing. Every page works without this file.
//
// A draft lives as long as the tab. It belongs to the player, to the address of the form, to the
// field and, where the field says so (`data-for`), to one move or line. The draft of the first large
// field has the rest of its form too: a message comes back with the opponent that it was for. Who
// swaps a part of the page (board.js) dispatches `zugpost:swapped` on `document`, with the form that
// was sent, if one was.

const FIELD = 'main form[method=post] textarea[id]';
// A move and a draw offer go with their position: there the words alone outlive it.
const OTHER = 'main form[method=post]:not([action$="/moves"]) '
	+ ':is(select, input:not([type=hidden], [type=password], [type=file], [type=submit]))[name]';
const CHOICE = '[type=radio], [type=checkbox]';
const texts = document.querySelector('script[data-restored]').dataset;
const player = document.querySelector('.user-menu a').textContent;

const keyOf = field => ['draft', player, field.form.getAttribute('action'), field.id, field.dataset.for ?? ''].join('\n');
const keys = () => attempt(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft\n'))) ?? [];
const read = key => attempt(() => JSON.parse(sessionStorage.getItem(key)));
const write = (key, draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
const forget = key => attempt(() => sessionStorage.removeItem(key));
const fieldsOf = form => [...form.elements].filter(field => field.matches(FIELD));
// The fields that are kept with a large one.
const othersOf = text => (text !== fieldsOf(text.form)[0] ? [] : [...text.form.elements].filter(field => field.matches(OTHER)));
const nameOf = field => field.name + (field.matches(CHOICE) ? ` ${field.value}` : '');
const valueOf = field => (field.matches(CHOICE) ? field.checked : field.value);
const servedOf = field => (field.matches(CHOICE) ? field.defaultChecked
	: field.localName === 'select' ? ([...field.options].find(each => each.defaultSelected) ?? field.options[0])?.value
		: field.defaultValue);
const valuesOf = (text, of) => Object.fromEntries(othersOf(text).map(field => [nameOf(field), of(field)]));

// Storage can be switched off, or full.
function attempt(what) {
	try {
		return what();
	} catch { /* what is typed stays on its page alone */ }
}

function put(field, value) {
	if (field.matches(CHOICE)) field.checked = value;
	// What can no longer be chosen stays as it is.
	else if (field.localName !== 'select' || [...field.options].some(each => each.value === value)) field.value = value;
}

function onInput({ target }) {
	const field = target.matches(FIELD) ? target : target.matches(OTHER) && fieldsOf(target.form)[0];
	if (!field) return;
	const name = field.closest('.analysis section')?.querySelector('h2').textContent;
	// Where the server's text is another one when it comes back, both count.
	const draft = { text: field.value, over: field.defaultValue, name, url: location.href };
	[draft.others, draft.othersOver] = [valuesOf(field, valueOf), valuesOf(field, servedOf)];
	if ([field, ...othersOf(field)].every(each => valueOf(each) === servedOf(each))) forget(keyOf(field));
	else write(keyOf(field), draft);
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
		const draft = read(keyOf(field));
		if (draft?.text !== field.value) field.value = field.defaultValue;
		for (const other of othersOf(field)) {
			if (draft?.others?.[nameOf(other)] !== valueOf(other)) put(other, servedOf(other));
		}
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
		const others = draft?.others ?? {};
		const drafted = each => (each === field ? draft.text : others[nameOf(each)] ?? servedOf(each));
		const all = [field, ...othersOf(field)];
		const back = all.filter(each => draft && ![valueOf(each), servedOf(each)].includes(drafted(each)));
		if (back.length) {
			back.forEach(unfold);
			const putAll = () => all.forEach(each => put(each, drafted(each)));
			const isSame = draft.over === field.defaultValue
				&& othersOf(field).every(each => [undefined, servedOf(each)].includes(draft.othersOver?.[nameOf(each)]));
			if (isSame) putAll();
			tell(all, back, key, !isSame && putAll);
		}
		if (field.dataset.for) listOthers(field, key);
	}
	document.querySelectorAll('[data-late]').forEach(showLate);
}

// The game has gone on, and the field is not there until the next turn: what was typed is.
function showLate(place) {
	const [action, id] = place.dataset.late.split(' ');
	const key = ['draft', player, action, id, ''].join('\n');
	const draft = !document.getElementById(id) && read(key);
	if (!draft?.text) return;
	const [late, hint, text] = ['div', 'p', 'p'].map(name => document.createElement(name));
	[late.className, hint.className, text.className] = ['late', 'hint', 'user-text'];
	text.textContent = draft.text;
	hint.append(`${texts.restored} `, link(texts.discard, () => {
		forget(key);
		late.remove();
		place.tabIndex = -1;
		place.focus();
	}));
	late.append(hint, text);
	place.querySelector('h2').after(late);
}

function unfold(field) {
	for (let fold = field.closest('details'); fold; fold = fold.parentNode.closest('details')) fold.open = true;
}

function link(text, act) {
	const button = document.createElement('button');
	button.className = 'link';
	button.type = 'button';
	button.textContent = text;
	button.onclick = act;
	return button;
}

// `back`: which of the fields the draft changes; `show` puts it there where they have something newer.
function tell(fields, back, key, show) {
	const hint = document.createElement('p');
	hint.className = 'hint';
	const button = (text, act) => link(text, ({ target }) => {
		act();
		target.remove();
		back[0].focus();
	});
	const discard = button(texts.discard, () => {
		forget(key);
		for (const field of fields) put(field, servedOf(field));
		hint.remove();
	});
	hint.append(`${texts.restored} `, ...(show ? [button(texts.show, show), ' '] : []), discard);
	// What is said of several fields stands above them.
	if (back.length > 1 || back[0] !== fields[0]) fields[0].form.prepend(hint);
	else back[0].after(hint);
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
// What some browsers send alone for a list or a box.
document.addEventListener('change', event => event.target.matches(OTHER) && onInput(event));
document.addEventListener('submit', onSubmit);
document.addEventListener('zugpost:swapped', onSwap);
forgetSent();
// Which it does before or after this runs.
if (attempt(() => sessionStorage)) {
	emptyOthers();
	addEventListener('pageshow', emptyOthers);
}
restore();
