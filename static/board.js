// Moving and stepping on a game page. Every page works without this file.

const NAMES = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };
const STEPS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' };
const WALK = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

let game, board, moves, url;
let served, servedPly; // the board as the server drew it
let shown, latest, chosen, drag;
let dropped; // just now, so that the click after it is not meant
let facing; // the side the reader turned to, outlives a swap

const $ = selector => game.querySelector(selector);
const all = selector => [...game.querySelectorAll(selector)];
const square = name => board.querySelector(`[data-sq="${name}"]`);
const pieceOn = name => square(name)?.querySelector('.piece');
const codeOn = name => pieceOn(name)?.dataset.piece ?? '';
// Pieces let the pointer through to their square.
const nameAt = (x, y) => document.elementFromPoint(x, y)?.closest('#game .board .sq')?.dataset.sq;
const isBusy = () => game.classList.contains('busy');
const accepting = () => moves && shown === latest && !isBusy();
const isBlack = () => board.dataset.orientation === 'black';
const isPlain = e => !(e.ctrlKey || e.metaKey || e.shiftKey || e.altKey);

function mark(state, ...names) {
	for (const sq of board.children) sq.classList.toggle(state, names.includes(sq.dataset.sq));
}

function enhance(next) {
	game = next;
	drag = moves = null;
	board = game && $('.board:not(.mini)');
	if (!board) return;
	servedPly = +game.dataset.ply;
	latest = Math.max(servedPly, ...all('.ply').map(a => +a.dataset.ply || 0));
	url = board.dataset.url;
	moves = JSON.parse(board.dataset.moves || 'null');
	board.tabIndex = -1;
	mark('can', ...Object.keys(moves ?? {}));
	served = board.cloneNode(true);
	if (facing && facing !== board.dataset.orientation) flip();
	resume();
}

function choose(name) {
	if (moves[chosen]?.[name]) play(chosen, name);
	else select(name !== chosen && moves[name] ? name : null);
	return true;
}

function select(from) {
	const targets = Object.keys(moves[from] ?? {});
	chosen = from;
	mark('chosen', from);
	mark('target', ...targets);
	mark('capture', ...targets.filter(to => victim(from, to)));
}

function victim(from, to) {
	const [side, kind] = codeOn(from);
	const other = codeOn(to);
	if (other) return other[0] !== side && to;
	return kind === 'P' && from[0] !== to[0] && to[0] + from[1];
}

function play(from, to) {
	const move = moves[from][to];
	const { next } = board.dataset;
	select();
	put(from, move.slice(2, 4));
	// A thought: the board after it is another page.
	if (next) return load(move.endsWith('?') ? `${next.replace(/\.$/, '')}&from=${from}&to=${to}` : next + move);
	if (move.endsWith('?')) load(`${url}?from=${from}&to=${to}`);
	else if (board.dataset.confirm !== 'false') load(`${url}?move=${move}`);
	else load(`${url}/moves`, moveForm(move));
}

function moveForm(move) {
	const hidden = all('.typed [type=hidden]').map(({ name, value }) => [name, value]);
	return new URLSearchParams([...hidden, ['move', move]]);
}

// Shows the move before the server has answered.
function put(from, to) {
	const rook = codeOn(from)[1] === 'K' && { eg: 'hf', ec: 'ad' }[from[0] + to[0]];
	if (rook) shift(rook[0] + to[1], rook[1] + to[1]);
	pieceOn(victim(from, to))?.remove();
	shift(from, to);
	mark('last', from, to);
	mark('check');
}

function shift(from, to) {
	const piece = pieceOn(from);
	if (!piece) return;
	const side = isBlack() ? -100 : 100;
	const x = (from.charCodeAt() - to.charCodeAt()) * side;
	square(to).append(piece);
	if (!dropped) settle(piece, `translate(${x}%, ${(to[1] - from[1]) * side}%)`);
}

function settle(piece, transform) {
	const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 140;
	piece.animate({ transform: [transform, 'none'], zIndex: [4, 4] }, { duration, easing: 'ease-out' });
}

function onDown(event) {
	const sq = event.target.closest('#game .can');
	if (!sq || !accepting() || event.button || !event.isPrimary) return;
	drag = { sq, start: event, piece: pieceOn(sq.dataset.sq) };
}

function onMove({ isPrimary, clientX, clientY }) {
	if (!drag || !isPrimary) return;
	const { sq, piece, start } = drag;
	const touch = start.pointerType === 'touch';
	const x = clientX - start.clientX;
	const y = clientY - start.clientY;
	if (!drag.live) {
		if (Math.hypot(x, y) < (touch ? 8 : 4)) return;
		drag.live = true;
		sq.setPointerCapture(start.pointerId);
		select(sq.dataset.sq);
		piece.classList.add('dragging');
	}
	// A finger hides what it touches, so the piece hovers above.
	const lift = touch ? 'translateY(-90%) scale(1.6)' : '';
	piece.style.transform = `translate(${x}px, ${y}px) ${lift}`;
	const over = nameAt(clientX, clientY);
	mark('over', moves[chosen][over] && over);
}

function onUp({ isPrimary, clientX, clientY }) {
	if (!drag || !isPrimary) return;
	const from = drag.sq.dataset.sq;
	const to = nameAt(clientX, clientY);
	const legal = drag.live && moves[from][to];
	if (!endDrag(!legal)) return;
	if (legal) play(from, to);
	else if (to !== from) select();
}

// Lays the piece back; true when it had been lifted.
function endDrag(smooth) {
	const { live, piece, sq, start } = drag ?? {};
	drag = null;
	if (!live) return false;
	const place = piece.style.transform;
	piece.style.transform = '';
	piece.classList.remove('dragging');
	if (smooth) settle(piece, place);
	sq.releasePointerCapture(start.pointerId);
	mark('over');
	dropped = true;
	setTimeout(() => { dropped = false; }, 50);
	return true;
}

async function load(address, body) {
	if (isBusy()) return;
	game.classList.add('busy');
	let response, html;
	try {
		response = await fetch(address, { method: body ? 'POST' : 'GET', body, signal: AbortSignal.timeout?.(20000) });
		html = await response.text();
	} catch {
		// A form may have arrived although its answer did not.
		return fail(`No connection. ${body && navigator.onLine ? 'Reload to see whether it was sent.' : 'Your move was not sent.'}`);
	}
	show(html, response, !body || response.redirected);
}

function show(html, response, isPage) {
	const page = new DOMParser().parseFromString(html, 'text/html');
	const next = page.getElementById('game');
	if (!next && isPage) return location.assign(response.url);
	if (!next) return fail('The server did not take this. Please reload the page.');
	const focus = document.activeElement?.closest('#game *');
	document.title = page.title;
	if (isPage) history.replaceState(null, '', next.dataset.address ?? new URL(response.url).pathname);
	game.replaceWith(document.adoptNode(next));
	enhance(next);
	refocus(focus);
	// A live region that is itself new is not read out, its new text is.
	const status = $('.status');
	setTimeout(() => { if (status) status.innerHTML += ''; }, 100);
}

function refocus(before) {
	const kept = before?.closest('.typed') ? $('#move') : before && board;
	($('.confirm :is(.primary, .promotion :is(a, button))') ?? kept)?.focus({ preventScroll: true });
	$('.confirm')?.scrollIntoView({ block: 'nearest' });
}

function fail(message) {
	game.classList.remove('busy');
	if (board) restore();
	const status = $('.status');
	if (!status) return;
	status.textContent = message;
	status.classList.add('bad');
	status.scrollIntoView({ block: 'nearest' });
}

// False when the link has to be followed.
function step(where) {
	if (isBusy() || drag) return true;
	if (where === 'flip') return flip();
	if (game.dataset.address) return load($(`.step[data-step="${where}"]`).href) || true;
	const wanted = { first: 0, prev: shown - 1, next: shown + 1, last: latest }[where] ?? +where;
	const ply = Math.min(Math.max(wanted, 0), latest);
	if (ply === shown) return true;
	if (ply === servedPly) return restore();
	// A page of an earlier ply lacks what may be played now.
	return ply === latest ? load(url) : draw(ply);
}

function restore() {
	board.replaceChildren(...served.cloneNode(true).childNodes);
	return resume();
}

function resume() {
	chosen = board.querySelector('.chosen')?.dataset.sq;
	shown = servedPly;
	markPly();
	return true;
}

function draw(ply) {
	const { fen, last = '', check } = $(`.ply[data-ply="${ply}"]`)?.dataset ?? { fen: $('.moves')?.dataset.fen0 };
	if (!fen) return false;
	const letters = fen.split(' ')[0].replace(/\d/g, n => '.'.repeat(n)).replaceAll('/', '');
	const squares = [...letters].map(squareHtml);
	board.innerHTML = (isBlack() ? squares.reverse() : squares).join('');
	setCoords(board);
	mark('last', last.slice(0, 2), last.slice(2, 4));
	mark('check', check);
	chosen = null;
	shown = ply;
	markPly();
	return true;
}

function squareHtml(letter, i) {
	const row = i >> 3;
	const name = 'abcdefgh'[i % 8] + (8 - row);
	const colour = letter < 'a' ? 'white' : 'black';
	const code = colour[0] + letter.toUpperCase();
	const kind = NAMES[code[1]];
	const svg = `<svg class="piece" data-piece="${code}"><use href="${board.dataset.pieces}#${code}"/></svg>`;
	return `<span class="sq ${(i + row) % 2 ? 'dark' : 'light'}" data-sq="${name}" role="img" aria-label="${name}, ${kind ? `${colour} ${kind}` : 'empty'}">${kind ? svg : ''}</span>`;
}

function markPly() {
	board.classList.toggle('past', shown !== latest);
	for (const a of all('.ply')) a.classList.toggle('current', +a.dataset.ply === shown);
	const when = $('.when');
	if (when) when.textContent = $('.ply.current')?.title ?? '';
	// scrollIntoView would move the page too.
	const list = $('.moves');
	if (list) list.scrollTop = ($('.ply.current')?.offsetTop ?? 0) - list.clientHeight / 2;
}

function flip() {
	facing = isBlack() ? 'white' : 'black';
	for (const each of [board, served]) {
		each.replaceChildren(...[...each.children].reverse());
		setCoords(each);
		each.dataset.orientation = facing;
	}
	for (const strip of all('.strip')) ['top', 'bottom'].forEach(name => strip.classList.toggle(name));
	return true;
}

function setCoords(each) {
	each.querySelectorAll('.coord').forEach(coord => coord.remove());
	[...each.children].forEach((sq, i) => {
		const [file, rank] = sq.dataset.sq;
		if (i % 8 === 0) sq.insertAdjacentHTML('afterbegin', `<span class="coord rank">${rank}</span>`);
		if (i > 55) sq.insertAdjacentHTML('afterbegin', `<span class="coord file">${file}</span>`);
	});
}

function onClick(event) {
	const at = event.target.closest('#game :is(.board, .step, .ply, a[data-live])');
	if (!at || !isPlain(event)) return;
	const { live, step: where, ply } = at.dataset;
	const handled = live !== undefined ? load(at.href) : at === board ? clickBoard(event) : board && step(where ?? ply);
	if (handled) event.preventDefault();
}

function clickBoard({ target }) {
	return isBusy() || dropped || (accepting() && choose(target.closest('.sq')?.dataset.sq));
}

function onSubmit(event) {
	const form = event.target;
	if (!form.matches('#game [data-live]')) return;
	event.preventDefault();
	load(form.getAttribute('action'), new URLSearchParams(new FormData(form, event.submitter)));
}

function onKey(event) {
	const { key, target } = event;
	if (!board || !isPlain(event)) return;
	if (key === 'Escape' && (endDrag(true) || accepting())) select();
	// A held Enter that chose a move must not go on to confirm it.
	else if (key === 'Enter' && event.repeat && target.matches('#game button')) event.preventDefault();
	else if (target.parentNode === board ? squareKey(key, target)
		: STEPS[key] && !target.matches('input, textarea, select') && step(STEPS[key])) event.preventDefault();
}

function squareKey(key, sq) {
	if (WALK[key]) return walk(sq, WALK[key]);
	return (key === 'Enter' || key === ' ') && accepting() && choose(sq.dataset.sq);
}

function walk(sq, by) {
	const i = [...board.children].indexOf(sq);
	const next = board.children[i + by];
	if (next && Math.abs((i + by) % 8 - i % 8) < 2) {
		if (next.tabIndex < 0) next.tabIndex = -1; // makes a bare square focusable
		next.focus();
	}
	return true;
}

Object.entries({
	click: onClick, submit: onSubmit, keydown: onKey,
	pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: () => endDrag(true) && select(),
	// No focus for a clicked square, so that arrow keys step, and no dragging of links.
	mousedown: event => event.target.closest('#game .board') && event.preventDefault(),
	contextmenu: event => drag && event.preventDefault(),
}).forEach(([type, handler]) => document.addEventListener(type, handler));

enhance(document.getElementById('game'));
