// Keeps what is typed into a form until it is sent: another action on the page, another page and a
// refusal lose nothing. Every page works without this file.
//
// A draft lives in the browser for two weeks, or until its player logs out; that of somebody who is
// not logged in lives in the tab. It belongs to the player, to the address of the form, to the field
// and, where the field says so (`data-for`), to one move or line. Each large field has a draft; that
// of the first has the rest of its form too: a message comes back with the opponent that it was for.
// In a form without a large field the first field stands for it. Who swaps a part of the page
// (board.js) dispatches `zugpost:swapped` on `document`, with the form that was sent, if one was.

const FORM = 'main form[method=post]:not(.inline, [action="/login"], [action="/account/close"])';
const OTHER = ':is(select, input:not([type=hidden], [type=password], [type=file], [type=submit], [autocomplete=one-time-code]))[name]';
const CHOICE = '[type=radio], [type=checkbox]';
// The forms that stand on a game page at one time and not at another.
const OF_GAME = /^(\/games\/\d+)\/(moves|messages|spectator-messages|claim|claim\/answer|result|appeal|conditional-moves)$/;
const LASTS = 14 * 24 * 60 * 60 * 1000;
const OFFER = '[name=offer_draw]';
const SMALL = ['move', 'give-days'];
const texts = document.querySelector('script[data-restored]').dataset;
// A player may change the capitals of the name.
const player = document.querySelector('.user-menu a[href="/account"]')?.textContent.toLowerCase() ?? '';
const store = attempt(() => (player ? localStorage : sessionStorage));
// By key: the drafts that are offered and not shown. What is typed meanwhile lies over them.
const waiting = new Map();
// What says what was typed and has no field.
let notice;
// What the move that is being sent leaves for another form.
let left;
// The position with whose move a draw is to be offered. It is no draft.
let offeredAt;

const keyFor = (action, id, place = '') => ['draft', player, action, id, place].join('\n');
const keyOf = field => keyFor(field.form.getAttribute('action'), field.id || field.name, field.dataset.for);
const keys = () => attempt(() => Object.keys(store).filter(key => key.startsWith('draft\n'))) ?? [];
const ownKeys = () => keys().filter(key => key.startsWith(`draft\n${player}\n`));
const read = key => attempt(() => JSON.parse(store.getItem(key)));
const write = (key, draft) => attempt(() => store.setItem(key, JSON.stringify({ ...draft, at: Date.now() })));
const forget = key => attempt(() => store.removeItem(key));
const isOfMove = form => form.matches('[action$="/moves"]');
// A move and a draw offer go with their position: there the words alone outlive it.
const smallOf = form => (!form?.matches(FORM) || isOfMove(form) ? [] : [...form.elements].filter(field => field.matches(OTHER)));
const largeOf = form => (form?.matches(FORM) ? [...form.elements].filter(field => field.matches('textarea[id]')) : []);
// The fields of a form that have drafts.
const fieldsOf = form => (largeOf(form).length ? largeOf(form) : smallOf(form).slice(0, 1));
const fieldsOfPage = () => [...document.querySelectorAll(FORM)].flatMap(fieldsOf);
// A field with those that are kept with it.
const withOthers = field => [field, ...field === fieldsOf(field.form)[0] ? smallOf(field.form).filter(each => each !== field) : []];
const nameOf = field => field.name + (field.matches(CHOICE) ? ` ${field.value}` : '');
const valueOf = field => (field.matches(CHOICE) ? field.checked : field.value);
const servedOf = field => (field.matches(CHOICE) ? field.defaultChecked
	: field.localName === 'select' ? ([...field.options].find(each => each.defaultSelected) ?? field.options[0])?.value
		: field.defaultValue);
const valuesOf = (field, of) => Object.fromEntries(withOthers(field).slice(1).map(each => [nameOf(each), of(each)]));
const draftedOf = (draft, field, each) => (each === field ? draft.text : draft.others?.[nameOf(each)] ?? servedOf(each));
// Where the server's text is another one when a draft comes back, both count; so does the position.
const groundOf = field => ({
	over: servedOf(field), othersOver: valuesOf(field, servedOf),
	position: isOfMove(field.form) ? field.form.elements.ply.value : undefined,
});
const isWaiting = key => waiting.has(key) && JSON.stringify(waiting.get(key)) === JSON.stringify(read(key));
const here = () => [player, location.pathname, document.getElementById('game')?.dataset.ply].join(' ');
const squeeze = text => text.replace(/\s+/g, ' ').trim();

// Without a script some fields belong to another form than that in which they stand, which brings
// back what is typed when a square is clicked.
function giveBackFields() {
	const lent = 'main form [form], [name=unsent], [name=tab], [name^=lines_]';
	for (const each of document.querySelectorAll(lent)) each.removeAttribute('form');
}

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

// The move and the days to give are small: in this tab they stay while the position does, until their
// own form is sent.
function keepSmall(id, value) {
	attempt(() => sessionStorage.setItem('small', JSON.stringify({ ...smallHere(), [id]: value, at: here() })));
}

function smallHere() {
	const small = attempt(() => JSON.parse(sessionStorage.getItem('small')));
	return small?.at === here() ? small : {};
}

function putSmallBack() {
	if (document.querySelector('.confirm')) return;
	for (const id of SMALL) {
		const [field, value] = [document.getElementById(id), smallHere()[id]];
		if (value && field && valueOf(field) === servedOf(field)) put(field, value);
	}
}

function onInput({ target }) {
	if (SMALL.includes(target.id)) keepSmall(target.id, target.value);
	const fields = fieldsOf(target.form);
	const field = fields.includes(target) ? target : smallOf(target.form).includes(target) && fields[0];
	if (!field) return;
	const key = keyOf(field);
	const older = waiting.get(key);
	const name = field.closest('.analysis section')?.querySelector('h2').textContent;
	const ground = groundOf(field);
	// What is served again with what is wrong was never saved.
	const before = document.querySelector('.errors') && read(key);
	if (before) [ground.over, ground.othersOver] = [before.over, before.othersOver];
	const draft = { text: valueOf(field), others: valuesOf(field, valueOf), ...ground, name, url: location.href, older };
	if (draft.text !== ground.over || JSON.stringify(draft.others) !== JSON.stringify(ground.othersOver)) write(key, draft);
	else if (older) write(key, older);
	else forget(key);
}

// Takes the newest draft away.
function drop(key) {
	const { older } = read(key) ?? {};
	if (older) write(key, older);
	else forget(key);
}

// A field that a browser cannot read, such as half a date, would be sent as an empty one.
function isUnread(form) {
	const field = form.noValidate && [...form.elements].find(each => each.validity?.badInput);
	field && field.reportValidity();
	return !!field;
}

// Whether it is sent shows only later: by the page that the answer leads to in this tab.
function onSubmit(event) {
	const { target, submitter, defaultPrevented } = event;
	if (isUnread(target)) {
		event.preventDefault();
		return;
	}
	for (const { id } of target.elements) if (SMALL.includes(id)) keepSmall(id);
	if (target.matches('[action="/logout"], [action="/account/close"]')) ownKeys().forEach(forget);
	left = linesLeft(target, submitter);
	// board.js says it by itself.
	if (defaultPrevented) return;
	const sent = fieldsOf(target).map(keyOf).filter(key => read(key) && !isWaiting(key));
	attempt(() => sessionStorage.setItem('sent', JSON.stringify({ sent, from: location.href.split('#')[0] })));
}

// The move that waits is confirmed: what is typed beside it may be another one.
function onFormData({ target, formData }) {
	const typed = document.getElementById('move')?.value;
	if (target.id === 'confirmed-move' && typed) formData.set('other_move', typed);
}

// Conditional moves that were typed with a move, which is sent without them.
function linesLeft(form, submitter) {
	const { keep, prefilled } = form.elements;
	if (submitter?.value !== 'nothing' || !keep || squeeze(keep.value) === squeeze(prefilled.value)) return null;
	const action = form.getAttribute('action').replace(/moves$/, 'conditional-moves');
	return { key: keyFor(action, 'lines'), draft: { text: keep.value, over: prefilled.value, url: location.href } };
}

// On the way back a browser fills in what was typed, also if somebody else has logged in since.
function emptyOthers() {
	for (const field of fieldsOfPage()) {
		const draft = read(keyOf(field));
		for (const each of withOthers(field)) {
			const drafted = each === field ? draft?.text : draft?.others?.[nameOf(each)];
			if (drafted !== valueOf(each)) put(each, servedOf(each));
		}
	}
}

function forgetOld() {
	for (const key of keys()) if (!(Date.now() - read(key)?.at < LASTS)) forget(key);
}

function forgetSent() {
	const [{ redirectCount, responseStatus } = {}] = performance.getEntriesByType('navigation');
	const { sent = [], from } = attempt(() => JSON.parse(sessionStorage.getItem('sent'))) ?? {};
	attempt(() => sessionStorage.removeItem('sent'));
	for (const key of sent) {
		const isAnswer = from === document.referrer;
		const isInPlace = isAnswer && !redirectCount && key.split('\n')[2] === location.pathname;
		const hasForm = fieldsOfPage().some(field => keyOf(field) === key);
		if (isAnswer && redirectCount || isInPlace && responseStatus === 200 && !hasForm) drop(key);
		// The way back to a refused form fetches it: else the browser asks whether to send it again.
		else if (isInPlace && hasForm && document.querySelector('.errors')) history.replaceState(null, '', from);
	}
}

// A form that was sent without leaving the page.
function onSwap({ detail }) {
	giveBackFields();
	if (detail && isOfMove(detail)) offeredAt = null;
	for (const box of document.querySelectorAll(OFFER)) box.checked ||= box.form.elements.ply.value === offeredAt;
	for (const field of fieldsOf(detail)) {
		const key = keyOf(field);
		// A proposed line has no other form.
		if (!isWaiting(key) && !(left && field.id === 'propose')) drop(key);
	}
	if (detail && left) write(left.key, left.draft);
	left = null;
	restore();
}

function restore() {
	waiting.clear();
	putSmallBack();
	dropSaid();
	passOnMessage();
	for (const field of fieldsOfPage()) {
		const key = keyOf(field);
		const draft = read(key);
		const isSame = draft && Object.entries(groundOf(field)).every(([name, now]) => (name === 'othersOver'
			? Object.entries(now).every(([other, value]) => [undefined, value].includes(draft.othersOver?.[other]))
			: draft[name] === now));
		const back = isSame ? changed(field, draft) : [];
		if (back.length) {
			putAll(field, draft);
			tell(field, back, key);
		}
		offer(field, key, isSame ? draft.older : draft);
		if (field.dataset.for) listOthers(field, key);
	}
	document.querySelectorAll('[data-late]').forEach(showLate);
	showUnsent();
}

// Which fields a draft changes; they are unfolded.
function changed(field, draft) {
	const back = withOthers(field).filter(each => ![valueOf(each), servedOf(each)].includes(draftedOf(draft, field, each)));
	back.forEach(unfold);
	return back;
}

function unfold(field) {
	for (let fold = field.closest('details'); fold; fold = fold.parentNode.closest('details')) fold.open = true;
}

function putAll(field, draft) {
	for (const each of withOthers(field)) put(each, draftedOf(draft, field, each));
}

function offer(field, key, draft) {
	const back = draft ? changed(field, draft) : [];
	if (!back.length) return;
	waiting.set(key, draft);
	tell(field, back, key, draft);
}

// What was sent although its answer was lost stands there.
function dropSaid() {
	const said = {};
	const lines = squeeze(document.getElementById('lines')?.defaultValue ?? '');
	for (const own of document.querySelectorAll('[data-own]')) said[own.dataset.own] ??= squeeze(own.textContent);
	for (const key of ownKeys()) {
		const [, , action, id] = key.split('\n');
		const kept = { say: said[action], remark: said[action], message: said[action.replace(/moves$/, 'messages')], keep: lines }[id];
		if (kept && squeeze(read(key)?.text ?? '') === kept) drop(key);
	}
}

// The address of the game whose present position the page shows, if it shows one.
function game() {
	const { liveUrl, ply } = document.getElementById('game')?.dataset ?? {};
	const isPast = [...document.querySelectorAll('#game .ply')].some(each => +each.dataset.ply > ply);
	return isPast ? undefined : liveUrl?.replace('/live', '');
}

// Words for a move that is not to be made any more go to the form of messages.
function passOnMessage() {
	const [from, say] = [keyFor(`${game()}/moves`, 'message'), document.getElementById('say')];
	const draft = read(from);
	if (!draft || !say || document.getElementById('typed-move') || say.value || read(keyOf(say))) return;
	forget(from);
	write(keyOf(say), { ...draft, ...groundOf(say) });
}

// The game has gone on, and the field is not there until the next turn: what was typed is.
function showLate(place) {
	const [action, id] = place.dataset.late.split(' ');
	const key = keyFor(action, id);
	const draft = !document.getElementById(id) && read(key);
	if (!draft?.text) return;
	const late = document.createElement('div');
	late.className = 'late';
	late.append(...leftOver(key, draft, texts.restored, () => {
		late.remove();
		place.tabIndex = -1;
		place.focus();
	}));
	place.querySelector('h2').after(late);
}

// What was typed for forms that the game has no more, and for lines that are no longer in reach.
function showUnsent() {
	notice?.remove();
	const main = document.getElementById('game');
	const { address } = main?.dataset ?? {};
	if (!address && !game()) return;
	const isUnsent = key => {
		const [, , action, id, place] = key.split('\n');
		if (address) return action === `${address.split('/analysis')[0]}/analysis` && id === 'comment' && !document.getElementById(id);
		if (action.match(OF_GAME)?.[1] !== game() || fieldsOfPage().some(field => keyOf(field) === key)) return false;
		if (document.querySelector(`[data-late="${action} ${id}"]`)) return false;
		// They come back with the move.
		const now = document.getElementById('typed-move')?.elements.ply.value;
		return !action.endsWith('/moves') || !now || place && place.split(' ')[0] !== now;
	};
	// The server gives some of it back.
	const given = new Set([...document.querySelectorAll('main .unsent .user-text, #say')].map(each => squeeze(each.value ?? each.textContent)));
	const unsent = ownKeys().filter(key => isUnsent(key) && read(key)?.text && !given.has(squeeze(read(key).text)));
	if (!unsent.length) return;
	notice = document.createElement('div');
	notice.className = 'notice unsent';
	for (const key of unsent) {
		const parts = leftOver(key, read(key), address ? texts.elsewhere : texts.unsent, () => {
			parts.forEach(each => each.remove());
			if (!notice.children.length) notice.remove();
			document.getElementById('content').focus();
		});
		notice.append(...parts);
	}
	main.before(notice);
}

// A draft without a field: what is said of it, and its text.
function leftOver(key, { text, name, url }, said, act) {
	const [hint, words] = ['p', 'p'].map(each => document.createElement(each));
	[hint.className, words.className] = ['hint', 'user-text'];
	words.textContent = text;
	hint.append(`${said} `);
	if (name) {
		const line = document.createElement('a');
		[line.href, line.textContent] = [url, name];
		hint.append(line, ' ');
	}
	hint.append(link(texts.discard, () => {
		forget(key);
		act();
	}));
	return [hint, words];
}

function link(text, act) {
	const button = document.createElement('button');
	button.className = 'link';
	button.type = 'button';
	button.textContent = text;
	button.onclick = act;
	return button;
}

// `back`: which of the fields the draft changes; `offered`: a draft that is not put there unasked.
function tell(field, back, key, offered) {
	const hint = document.createElement('p');
	hint.className = 'hint restored';
	const button = (text, act) => link(text, ({ target }) => {
		act();
		target.remove();
		back[0].focus();
	});
	const show = button(texts.show, () => {
		putAll(field, offered);
		write(key, { ...offered, ...groundOf(field) });
		waiting.delete(key);
		offered = null;
	});
	const discard = button(texts.discard, () => {
		if (!offered) {
			drop(key);
			for (const each of withOthers(field)) put(each, servedOf(each));
		} else if (isWaiting(key)) drop(key);
		else write(key, { ...read(key), older: offered.older });
		waiting.delete(key);
		hint.remove();
	});
	hint.append(`${texts.restored} `, ...(offered ? [show, ' '] : []), discard);
	// What is said of several fields stands above them.
	if (back.length > 1 || back[0] !== field || field.localName !== 'textarea') field.form.prepend(hint);
	else field.after(hint);
}

// What was typed for another line of the same game.
function listOthers(field, key) {
	const stem = key.slice(0, key.lastIndexOf('\n') + 1);
	for (const other of ownKeys().filter(each => each.startsWith(stem) && each !== key && read(each)?.name)) {
		const parts = leftOver(other, read(other), texts.elsewhere, () => {
			parts.forEach(each => each.remove());
			field.focus();
		});
		field.after(...parts);
		unfold(field);
	}
}

giveBackFields();
document.addEventListener('input', onInput);
// What some browsers send alone for a list or a box.
document.addEventListener('change', event => {
	const { target } = event;
	if (target.matches(OTHER)) onInput(event);
	if (target.matches(OFFER)) offeredAt = target.checked && target.form.elements.ply.value;
});
document.addEventListener('formdata', onFormData);
document.addEventListener('submit', onSubmit);
document.addEventListener('zugpost:swapped', onSwap);
forgetOld();
forgetSent();
// Which it does before or after this runs.
if (player && store) {
	emptyOthers();
	addEventListener('pageshow', emptyOthers);
}
// Somebody else may have logged in since: the page is asked for again, and what was typed is put back.
addEventListener('pageshow', event => event.persisted && location.reload());
restore();
