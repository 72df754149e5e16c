// The analysis board saves arrows and circles when they are drawn, and keeps in this browser the analysis of
// somebody who does not play in the game. A player goes back and forward between the analysis and the game.
// The page works without this file.

const keepForm = () => document.querySelector('#game form.keep');
const NAMES = ['tree', 'undo_tree'];
const PANEL = '#game.analysis .side-column';
let scrolled = 0;
// Of each game, and of each reader who is logged in.
const isLoggedIn = document.querySelector('header nav[data-waiting]');
const reader = isLoggedIn ? document.querySelector('.user-menu a')?.textContent : '';
const kept = `zugpost ${reader} ${location.pathname}`;
const address = () => location.pathname + location.search;
// What the page shows.
let here = address();
// The last that this page has kept or read.
let known;
let saving = Promise.resolve();

// Returns what the page has of a visitor's analysis; nothing of a player's, which is stored.
function readTree() {
	const { elements } = keepForm() ?? {};
	return elements?.tree && NAMES.map(name => elements[name].value);
}

function writeTree(tree) {
	NAMES.forEach((name, i) => {
		for (const field of document.querySelectorAll(`#game [name=${name}]`)) field.value = tree[i];
	});
}

function keepTree() {
	const tree = readTree();
	if (!tree || tree.join() === known) return;
	known = tree.join();
	// Storage can be full or forbidden.
	try { localStorage.setItem(kept, JSON.stringify(tree)); } catch { /* it lasts as long as the page */ }
}

function stored(text) {
	try {
		const tree = JSON.parse(text);
		return Array.isArray(tree) && tree.length === 2 && tree;
	} catch { /* somebody else's */ }
}

// Shows what was analyzed here before.
function restoreTree() {
	let before;
	try { before = stored(localStorage.getItem(kept)); } catch { /* forbidden */ }
	const now = readTree();
	if (!now || !before || before.join() === now.join()) return;
	known = before.join();
	writeTree(before);
	// It may be none of this game any more.
	document.addEventListener('zugpost:failed', () => writeTree(now), { once: true });
	send('show');
}

function send(action, shapes) {
	const form = keepForm();
	form.elements.action.value = action;
	if (shapes !== undefined) {
		const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'shapes', value: shapes });
		form.append(field);
	}
	form.requestSubmit();
}

function saveShapes({ detail }) {
	const form = keepForm();
	// On the page of a game they last as long as it is open.
	if (!form) return;
	if (form.elements.tree) return send('shapes', detail);
	const body = new URLSearchParams(new FormData(form));
	body.set('action', 'shapes');
	body.set('shapes', detail);
	// One after the other: the last one counts.
	saving = saving.then(async () => {
		const response = await fetch(form.getAttribute('action'), { method: 'POST', body, keepalive: true }).catch(() => null);
		if (!response?.ok) {
			document.querySelector('#game .status').textContent = JSON.parse(document.querySelector('#game .board').dataset.texts).unsure;
			return;
		}
		const page = new DOMParser().parseFromString(await response.text(), 'text/html');
		// What is removed can be brought back. The board may show another position by now.
		if (keepForm() === form) document.querySelector('#game .undo')?.replaceWith(page.querySelector('#game .undo'));
	});
}

// Another entry of the history: board.js fetches it. A form that is being sent is not waited for.
function onPop() {
	// It may be only another place on the page.
	if (address() === here) return;
	if (document.querySelector('#game.busy')) location.reload();
	else document.dispatchEvent(new CustomEvent('zugpost:back', { detail: address() }));
}

// The panel stays as far down as it was, and the move on the board comes into the sight of its tree. Else the
// page would move too.
function showCurrent() {
	const panel = document.querySelector(PANEL);
	if (panel) panel.scrollTop = scrolled;
	const tree = document.querySelector('#game :has(#analysis-lines) > .tree');
	if (tree) tree.scrollTop = (tree.querySelector('.current')?.offsetTop ?? 0) - tree.clientHeight / 2;
}

function onScroll({ target }) {
	if (target.matches?.(PANEL)) scrolled = target.scrollTop;
}

document.addEventListener('zugpost:swapped', keepTree);
document.addEventListener('zugpost:swapped', showCurrent);
document.addEventListener('zugpost:swapped', () => { here = address(); });
document.addEventListener('scroll', onScroll, true);
addEventListener('popstate', onPop);
document.addEventListener('zugpost:shapes', saveShapes);
// Another tab has gone on with it.
addEventListener('storage', ({ key, newValue }) => {
	const tree = key === kept && readTree() && stored(newValue);
	if (!tree) return;
	known = tree.join();
	writeTree(tree);
});
showCurrent();
restoreTree();
