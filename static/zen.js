// Zen mode by the key z and by its buttons, without another page. Every page works without this file.

const root = document.documentElement;
let sent = Promise.resolve();

function turn() {
	const form = document.querySelector('.zen');
	if (!form) return;
	const word = root.toggleAttribute('data-zen') ? 'yes' : 'no';
	const body = new URLSearchParams(new FormData(form));
	body.set('zen', word);
	// Kept for the next pages; this one has turned already. One after the other: the last one counts.
	const send = () => fetch(form.getAttribute('action'), { method: 'POST', body, redirect: 'manual', keepalive: true });
	sent = sent.then(send).catch(() => {});
	// The button that was pressed is gone.
	if (form.contains(document.activeElement)) form.querySelector(`button:not([value=${word}])`).focus();
}

document.addEventListener('submit', event => {
	if (!event.target.matches('.zen')) return;
	event.preventDefault();
	turn();
});
document.addEventListener('keydown', event => {
	const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
	if (key === 'z' && !repeat && !ctrlKey && !metaKey && !altKey && !target.matches('input, textarea, select')) turn();
});
