// Hears that what the page shows has changed. Every page works without this file.
//
// A game tells the document, which fetches and swaps it (board.js); every other page is fetched and
// renewed here, but for forms that somebody is typing in. The header of every page says what waits for
// its reader: games, challenges, messages.

const LONGEST = 60_000;
const LOBBY_REST = 5_000;
// Hidden messages are unfolded one by one.
const FOLD = 'details:not(.hidden-message)';
// What a folded part is known by: the same figure can stand in several.
const foldName = summary => summary.dataset.fold ?? summary.textContent;
let source, timer, pause = 0, renewedAt = -1e9;
// The number that was heard last.
let told;
// Whether the page is about to be fetched or being fetched, and whether something was heard meanwhile.
let due, fetching = false, missed = false, failed = false;
// Whether the header is about to be renewed, and whether it was told of something meanwhile.
let counting, hasMissedCount;
const TOLD_FOR = 20_000;

// The element that is live; on a game page it is another one after each swap.
const page = () => document.querySelector('[data-live-url]');
// Its number is another one when other things wait; who is not logged in has none.
const header = () => document.querySelector('header nav[data-waiting]');
const readerOf = page => page.querySelector('.user-menu a')?.textContent;

function open() {
	close();
	const { liveUrl, seen } = page()?.dataset ?? {};
	const { waiting } = header()?.dataset ?? {};
	if (!liveUrl && !waiting || document.hidden) return;
	const asked = new URLSearchParams(liveUrl ? { seen } : { seen: waiting });
	// The list of games and what waits are renewed with their header.
	if (liveUrl && waiting && !/(my-games|waiting)$/.test(liveUrl)) asked.set('waiting', waiting);
	source = new EventSource(`${liveUrl ?? '/live/waiting'}?${asked}`);
	source.addEventListener('waiting', ({ data }) => heardWaiting(data));
	source.onopen = () => { if (!failed) pause = 0; };
	source.onmessage = ({ data }) => {
		if (!liveUrl) return heardWaiting(data);
		told = data;
		heard();
	};
	// Asking anew with what the page shows by then is the same for a node that is gone, a full
	// one and a line that broke.
	source.onerror = retry;
}

function retry() {
	close();
	pause = Math.min(pause * 2 || 1000, LONGEST);
	timer = setTimeout(open, pause * (0.5 + Math.random()));
}

function close() {
	clearTimeout(timer);
	source?.close();
	source = null;
}

function heard(again) {
	const at = page();
	if (!at || document.hidden || told === at.dataset.seen) return;
	// What is under way may bring it, or be about to be sent.
	if (at.classList.contains('busy')) setTimeout(heard, 200);
	else if (!at.hasAttribute('data-live-list')) {
		document.dispatchEvent(new Event('zugpost:game'));
		// The line may have broken just then.
		if (again !== true) setTimeout(heard, 10_000, true);
	} else if (fetching) missed = true;
	// Several changes at once are one; and not all lobbies ask in the same moment.
	else due ??= setTimeout(renew, 100 + 300 * Math.random() + rest(at));
}

// The lobby is the same page for all, and anybody can change it: nobody asks for it all the time.
function rest({ dataset }) {
	const from = renewedAt + LOBBY_REST * (1 + Math.random());
	return dataset.liveUrl.endsWith('/lobby') ? Math.max(from - performance.now(), 0) : 0;
}

async function renew() {
	due = null;
	// It is caught up when it is looked at again.
	if (document.hidden) return;
	let fresh;
	fetching = true;
	missed = false;
	try {
		const response = await fetch(page().dataset.liveList || location.href, { signal: patience() });
		fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
	} catch { /* no line */ }
	fetching = false;
	const next = fresh?.querySelector('[data-live-list]');
	failed = !next;
	if (failed) return retry();
	// Somebody else has logged in, in another tab.
	if (readerOf(document) !== readerOf(fresh)) return location.reload();
	const [at, { href }] = [page(), document.activeElement ?? {}];
	const unfolded = [...at.querySelectorAll(`${FOLD}[open] > summary`)].map(foldName);
	const used = formsInUse(at, next);
	merge(at, next, used);
	// What has come meanwhile stands beside a form in which nothing is typed yet.
	for (const [form, twin] of used) {
		const [shown, isShown] = [form, twin].map(each => each?.elements.shown);
		if (shown && isShown && !isFilled(form, twin)) shown.value = isShown.value;
	}
	renewedAt = performance.now();
	for (const summary of at.querySelectorAll(`${FOLD} > summary`)) {
		if (unfolded.includes(foldName(summary))) summary.parentNode.open = true;
	}
	meet(fresh);
	document.title = fresh.title;
	// Keyboard and screen reader stay where they were.
	if (href && document.activeElement === document.body) {
		[...at.querySelectorAll('a')].find(a => a.href === href)?.focus({ preventScroll: true });
	}
	// The answer may be older than that.
	if (missed) heard();
}

function heardWaiting(number) {
	if (number === header()?.dataset.waiting) return;
	if (counting) hasMissedCount = true;
	else counting = setTimeout(count, 200 + 300 * Math.random());
}

// Says in the header, the title and the icon what waits now, and tells what is new.
async function count() {
	hasMissedCount = false;
	let fresh;
	try {
		const response = await fetch('/waiting', { signal: patience() });
		fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
	} catch { /* no line */ }
	counting = null;
	// The stream says it again.
	if (!fresh?.querySelector('header nav')) return retry();
	if (readerOf(document) !== readerOf(fresh)) return location.reload();
	for (const href of grown(fresh)) tell(fresh.querySelector(`[data-of="${href}"] a`));
	const number = /^\(\d+\) /;
	document.title = (number.exec(fresh.title)?.[0] ?? '') + document.title.replace(number, '');
	renewHeader(fresh);
	if (hasMissedCount) heardWaiting();
}

// Returns the pages in the header of which more waits than this one says.
function grown(fresh) {
	const count = (of, href) => +of.querySelector(`header nav [href="${href}"]`)?.dataset.count;
	const pages = [...fresh.querySelectorAll('header nav [data-count]')].map(link => link.getAttribute('href'));
	return pages.filter(href => count(fresh, href) > count(document, href));
}

// The page itself shows what is of its own kind; what else is new is told.
function meet(fresh) {
	const liveUrl = page()?.dataset.liveUrl ?? '';
	if (grown(fresh).every(href => liveUrl.endsWith('/waiting') || liveUrl.includes(href.slice(1)))) renewHeader(fresh);
	else heardWaiting();
}

// Has the header of a page that is newer than this one, but for where the reader is.
function renewHeader(fresh) {
	const [old, now] = [document, fresh].map(each => each.querySelector('header nav'));
	if (!old || !now) return;
	if (now.dataset.waiting) old.dataset.waiting = now.dataset.waiting;
	for (const link of now.querySelectorAll('[data-count]')) {
		const twin = old.querySelector(`[href="${link.getAttribute('href')}"]`);
		if (twin) [twin.dataset.count, twin.textContent] = [link.dataset.count, link.textContent];
	}
	const [was, is] = [document, fresh].map(each => each.querySelector('link[rel=icon]'));
	if (was && is && was.getAttribute('href') !== is.getAttribute('href')) was.replaceWith(document.adoptNode(is));
}

// Says for a while what is new.
function tell(link) {
	const told = document.querySelector('.told');
	if (!told || !link) return;
	const notice = document.createElement('p');
	notice.className = 'notice';
	notice.append(document.adoptNode(link));
	told.append(notice);
	setTimeout(() => notice.remove(), TOLD_FOR);
}

// AbortSignal.timeout is not in every browser.
function patience() {
	const control = new AbortController();
	setTimeout(() => control.abort(), 20_000);
	return control.signal;
}

// Returns the forms that stay as they are, because they hold the focus or something that the new
// page does not, each with the one that stands for it there.
function formsInUse(at, next) {
	const twins = [...next.querySelectorAll('form')];
	const used = new Map();
	for (const form of at.querySelectorAll('form')) {
		const action = form.getAttribute('action');
		const i = twins.findIndex(twin => twin.getAttribute('action') === action);
		const [twin] = i < 0 ? [] : twins.splice(i, 1);
		// A button without its form is of no use any more.
		const hasFocus = twin && form.contains(document.activeElement);
		if (hasFocus || isFilled(form, twin)) used.set(form, twin);
	}
	return used;
}

function isFilled(form, twin) {
	return [...form.elements].some(field => {
		if (!field.name || field.matches('button, [type=hidden]')) return false;
		const isChoice = field.matches('[type=radio], [type=checkbox]');
		const other = [...twin?.elements ?? []].find(e => e.name === field.name && (!isChoice || e.value === field.value));
		if (isChoice) return field.checked !== (other ?? { checked: field.defaultChecked }).checked;
		return field.value !== (other?.value ?? (field.matches('select') ? field.value : ''));
	});
}

// Makes an element what another one is, around the forms that stay.
function merge(old, next, used) {
	const inside = node => [...used.keys()].filter(form => node.contains(form));
	const partner = node => (used.has(node) ? used.get(node)
		: [...next.children].find(child => inside(node).some(form => child.contains(used.get(form) ?? null))));
	const kept = [...old.children].filter(child => inside(child).length);
	for (const { name, value } of next.attributes) old.setAttribute(name, value);
	for (const child of [...old.childNodes]) if (!kept.includes(child)) child.remove();
	let isAtEnd;
	for (const child of kept) {
		const twin = partner(child);
		isAtEnd = twin?.parentNode === next;
		if (isAtEnd) while (next.firstChild !== twin) child.before(next.firstChild);
		twin?.remove();
		if (isAtEnd && !used.has(child)) merge(child, twin, used);
	}
	// A form that the new page does not have stands at its end.
	if (isAtEnd === false) kept.at(-1).before(...next.childNodes);
	else old.append(...next.childNodes);
}

document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
addEventListener('pagehide', close);
document.addEventListener('zugpost:page', ({ detail }) => meet(detail));
// Rows have just moved under the pointer: what was clicked is not what was meant.
document.addEventListener('submit', event => {
	if (event.target.closest('.offers') && performance.now() - renewedAt < 700) event.preventDefault();
});
open();
