// The analysis board saves arrows and circles when they are drawn, and keeps in this browser the analysis of
// somebody who does not play in the game. The page works without this file.

const kept = `zugpost${location.pathname}`;
const keepForm = () => document.querySelector('#game form.keep');
const NAMES = ['tree', 'undo_tree'];

// Returns what the page has of a visitor's analysis; nothing of a player's, which is stored.
function readTree(page) {
	const { elements } = page.querySelector('#game form.keep') ?? {};
	return elements?.tree && NAMES.map(name => elements[name].value);
}

function writeTree(tree) {
	NAMES.forEach((name, i) => {
		for (const field of document.querySelectorAll(`#game [name=${name}]`)) field.value = tree[i];
	});
}

function keepTree() {
	const tree = readTree(document);
	// Storage can be full or forbidden.
	try { if (tree) localStorage.setItem(kept, JSON.stringify(tree)); } catch { /* it lasts as long as the page */ }
}

// Shows what was analyzed here before.
function restoreTree() {
	let before;
	try { before = JSON.parse(localStorage.getItem(kept)); } catch { /* none */ }
	const now = readTree(document);
	if (!now || !Array.isArray(before) || before.length !== 2 || before.join() === now.join()) return;
	writeTree(before);
	const form = keepForm();
	form.elements.action.value = 'show';
	form.requestSubmit();
}

async function saveShapes({ detail }) {
	const form = keepForm();
	// Only moves of the analysis have some.
	if (!form?.elements.line.value) return;
	const body = new URLSearchParams(new FormData(form));
	body.set('action', 'shapes');
	body.set('shapes', detail);
	const response = await fetch(form.getAttribute('action'), { method: 'POST', body, keepalive: true }).catch(() => null);
	const tree = response?.ok && readTree(new DOMParser().parseFromString(await response.text(), 'text/html'));
	if (!tree) return;
	writeTree(tree);
	keepTree();
}

document.addEventListener('zugpost:swapped', keepTree);
document.addEventListener('zugpost:shapes', saveShapes);
restoreTree();
