// A sound and a short vibration when a move was made on the board of an open game. Loaded only for
// those who chose one of them.
//
// Who renews the game on the page (board.js) dispatches `zugpost:swapped` on `document`, with the form
// that was sent, if one was: then the move is the reader's own. On the analysis board nothing is played.

const { sound, haptics } = document.querySelector('script[data-sound]').dataset;
// Milliseconds after which a move is no news.
const LATE = 1000;
// Between a move and the conditional move that answers it.
const NEXT = 250;
const plies = () => [...document.querySelectorAll('#game a.ply')];
const latest = () => Math.max(0, ...plies().map(ply => ply.dataset.ply));
const men = fen => fen.split(' ')[0].replace(/[\d/]/g, '').length;
const isGame = () => !document.querySelector('#game.analysis');
let context;
let known = isGame() ? latest() : Infinity;

function isCapture(ply, all) {
	const before = all.find(other => +other.dataset.ply === ply.dataset.ply - 1)?.dataset.fen
		?? document.querySelector('#game [data-fen0]').dataset.fen0;
	return men(ply.dataset.fen) < men(before);
}

// Wood on wood: a tone that falls and fades.
function knock(at, pitch, loud) {
	const [tone, volume] = [context.createOscillator(), context.createGain()];
	tone.type = 'triangle';
	tone.frequency.setValueAtTime(pitch, at);
	tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + .06);
	volume.gain.setValueAtTime(loud, at);
	volume.gain.exponentialRampToValueAtTime(.001, at + .1);
	tone.connect(volume).connect(context.destination);
	tone.start(at);
	tone.stop(at + .11);
}

async function play(takes, pause) {
	context ??= new AudioContext();
	const asked = performance.now();
	// A browser is silent until somebody has touched the page; what was held back until then is old.
	if (context.state !== 'running') await context.resume();
	if (performance.now() - asked > LATE) return;
	const at = context.currentTime + pause / 1000;
	knock(at, takes ? 300 : 420, .4);
	if (takes) knock(at + .07, 560, .3);
}

function vibrate(takes) {
	const isTouched = navigator.userActivation?.hasBeenActive ?? true;
	if (isTouched && matchMedia('(any-pointer: coarse)').matches) navigator.vibrate?.(takes ? [25, 50, 25] : 25);
}

document.addEventListener('zugpost:swapped', ({ detail: form }) => {
	if (!isGame()) return;
	const all = plies();
	const made = all.filter(ply => ply.dataset.ply > known).slice(-2);
	known = latest();
	// Out of sight only what somebody else did is news.
	if (document.hidden && form) return;
	made.forEach((ply, i) => {
		const takes = isCapture(ply, all);
		if (sound === 'true') play(takes, i * NEXT);
		if (haptics === 'true') setTimeout(vibrate, i * NEXT, takes);
	});
});
