// Hears that what the page shows has changed. Every page works without this file.
//
// A game tells the document, which fetches and swaps it (board.js); a list swaps itself here.

const LONGEST = 60_000;
let source, timer, pause = 0;
// Whether a list is being fetched, and what was heard meanwhile.
let fetching = false, missed;

// The element that is live; it is another one after each swap.
const page = () => document.querySelector('[data-live-url]');

function open() {
	close();
	const { liveUrl, seen } = page()?.dataset ?? {};
	if (!liveUrl || document.hidden) return;
	source = new EventSource(`${liveUrl}?seen=${seen}`);
	source.onopen = () => { pause = 0; };
	source.onmessage = ({ data }) => heard(data);
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

function heard(data, again) {
	const at = page();
	if (!at || document.hidden) return;
	// What is under way may bring it, or be about to be sent.
	if (at.classList.contains('busy')) setTimeout(heard, 200, data);
	else if (at.hasAttribute('data-live-list')) {
		if (data === at.dataset.seen) return;
		// Nobody's words are taken away from under them.
		if (document.activeElement?.closest('main form')) setTimeout(heard, 2000, data);
		else if (fetching) missed = data;
		else swap();
	} else if (+data > +at.dataset.seen) {
		document.dispatchEvent(new Event('zugpost:game'));
		// The line may have broken just then.
		if (!again) setTimeout(heard, 10_000, data, true);
	}
}

async function swap() {
	let next;
	fetching = true;
	missed = null;
	try {
		const response = await fetch(location.href, { signal: AbortSignal.timeout?.(20_000) });
		next = new DOMParser().parseFromString(await response.text(), 'text/html');
	} catch { /* no line */ }
	fetching = false;
	const main = next?.querySelector('[data-live-list]');
	if (!main) return retry();
	const { href } = document.activeElement ?? {};
	page().replaceWith(document.adoptNode(main));
	document.title = next.title;
	// Keyboard and screen reader stay where they were.
	if (href && document.activeElement === document.body) {
		[...main.querySelectorAll('a')].find(a => a.href === href)?.focus({ preventScroll: true });
	}
	// The answer may be older than that.
	if (missed) heard(missed);
}

document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
// A page that comes back from the cache shows what was.
addEventListener('pageshow', event => event.persisted && open());
addEventListener('pagehide', close);
open();
