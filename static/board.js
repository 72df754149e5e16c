// Moving and stepping on a game page. Every page works without this file.
//
// live.js tells of a change by `zugpost:game`. The page is fetched, after a drag or request, and #game
// swapped; what is typed, open, chosen or in focus is kept, new moves are said. If that would lose
// something, a note offers the game.

const STEPS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' };
const ROWS = { ArrowUp: -2, ArrowDown: 2 }; // on the move list
const KEYS = {
	n: () => $('.next-game :is(a, button)')?.click(),
	f: () => isBusy() || flip(),
	x: () => paint(threatens = !threatens),
	'?': () => $('dialog.keys')?.showModal(),
};
const WALK = {
	ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
	Home: [-7, 0], End: [7, 0], PageUp: [0, -7], PageDown: [0, 7],
};

let game, board, moves, url, texts;
let served, servedBeside, servedPly; // the board, and what is beside it, as the server drew it
let shown, latest, chosen, drag;
let dropped; // just now: the click after it is not meant
let home, facing; // the reader's side, and the one turned to
let cursor, back; // where Tab leads to, and the focus after a confirmation
let again, pressed; // where pieces are chosen while a move waits, and the one pressed
let stale; // the game changed, but what the reader does comes first
let sketch; // the arrow being drawn
let threatens; // whether threats are drawn
let resizing; // until the size is sent
let told; // the half-moves that were shown last
const shapes = new Map(); // by position
const voice = document.querySelector('.announcer');

const clamp = (n, most) => Math.min(Math.max(n, 0), most);
const parse = html => new DOMParser().parseFromString(html, 'text/html');
const $ = selector => game.querySelector(selector);
const all = selector => [...game.querySelectorAll(selector)];
const squares = () => [...board.querySelectorAll('.square')];
// A square, or a piece in a pocket (`N@`).
const square = name => $(`:is(.board:not(.mini), .pocket) [data-square="${name}"]`);
const places = () => [...squares(), ...all('.pocket [data-square]')];
const nameOf = sq => sq?.dataset.square;
const pieceOn = name => square(name)?.querySelector('.piece');
const codeOn = name => pieceOn(name)?.dataset.piece ?? '';
const position = () => squares().map(sq => nameOf(sq) + codeOn(nameOf(sq))).sort().join();
const set = (element, name, value) => (value ? element.setAttribute(name, value) : element.removeAttribute(name));
// Pieces let the pointer through.
const nameAt = (x, y) => nameOf(document.elementFromPoint(x, y)?.closest('#game .board .square'));
const fields = () => all('input:not([type=hidden], [name=tab]), textarea, select');
const filled = () => fields().filter(field => field.served !== field.value + field.checked);
const isBusy = () => game.classList.contains('busy');
const isAnalysis = () => game.dataset.address;
const accepting = () => moves && shown === latest && !isBusy();
const isBlack = () => board.dataset.orientation === 'black';
// Who is logged in: another tab may change it.
const playerOn = page => page.querySelector('.user-menu a')?.textContent;
// What a variation is known by.
const firstMove = variation => variation.querySelector('a')?.search;
const isDrop = name => name[1] === '@';
const isPlain = e => !(e.ctrlKey || e.metaKey || e.altKey);

function say(...sentences) {
	// Else the same text is not read out again.
	voice.textContent = '';
	clearTimeout(voice.timer);
	voice.timer = setTimeout(() => { voice.textContent = sentences.filter(Boolean).join('; '); }, 60);
}

function mark(state, ...names) {
	for (const sq of squares()) sq.classList.toggle(state, names.includes(nameOf(sq)));
}

function enhance(next) {
	game = next;
	drag = sketch = moves = chosen = null;
	board = game && $('.board:not(.mini)');
	if (!board) return;
	// A line that is quoted is not sent yet.
	const isQuoted = new URLSearchParams(location.search).has('quote');
	for (const field of fields()) field.served = isQuoted && field.id === 'say' ? '' : field.value + field.checked;
	servedPly = +game.dataset.ply;
	latest = Math.max(servedPly, ...all('.ply').map(a => +a.dataset.ply || 0));
	if (!isAnalysis()) told = latest;
	url = board.dataset.url;
	moves = JSON.parse(board.dataset.moves || 'null');
	texts = JSON.parse(board.dataset.texts);
	board.tabIndex = -1;
	again = Object.fromEntries(moves ? [] : squares().filter(sq => sq.name).map(sq => [nameOf(sq), sq.value]));
	mark('can', ...Object.keys(moves ?? again));
	board.innerHTML = board.innerHTML.replace(/(<\/?)(a|button)\b/g, '$1span'); // none acts by itself
	served = board.cloneNode(true);
	servedBeside = all('.beside-board').map(side => side.innerHTML);
	const turn = $('[data-step=flip]');
	set(turn, 'role', 'button');
	home ??= turn.search.includes('flip=1') === isBlack() ? 'black' : 'white';
	facing ??= board.dataset.orientation;
	shown = servedPly;
	// What is saved is what there is.
	if ($('form.keep')) shapes.set(position(), readShapes(game.dataset.shapes));
	if (facing !== board.dataset.orientation) flip();
	restore();
	seeMessages();
	addResizer();
}

// Where they are open, no dot says that one is new.
const seeMessages = () => openTab() === 'messages' && $('[for=tab-messages]')?.classList.remove('new');

function pick(name) {
	if (accepting()) return choose(name);
	if (isBusy()) return;
	if (shown !== latest || !again[name]) return say(texts.no);
	// The move that waits is taken back.
	back = null;
	load(`${url}?from=${again[name]}`);
}

function choose(name) {
	if (moves[chosen]?.[name]) play(chosen, name);
	else if (name !== chosen && moves[name]) {
		select(name);
		say(texts.choice.replace('{square}', square(name).ariaLabel).replace('{squares}', Object.keys(moves[name]).join(', ')));
	} else {
		if (name !== chosen) say(texts.no);
		select();
	}
}

function select(from) {
	chosen = from;
	for (const sq of places()) {
		const name = nameOf(sq);
		const target = moves?.[from]?.[name];
		const marks = { chosen: name === from, capture: target && victim(from, name), target };
		for (const mark in marks) sq.classList.toggle(mark, !!marks[mark]);
		// The same for those who do not see it.
		set(sq, 'aria-description', texts[Object.keys(marks).find(mark => marks[mark])]);
		if (!sq.matches('.square')) continue;
		set(sq, 'role', target || sq.matches('.can') ? 'button' : 'img');
		set(sq.parentNode, 'aria-selected', name === from);
	}
}

function victim(from, to) {
	const [side, kind] = codeOn(from);
	const other = codeOn(to);
	if (other) return other[0] !== side && to;
	return kind === 'P' && !isDrop(from) && from[0] !== to[0] && to[0] + from[1];
}

function play(from, to) {
	const move = moves[from][to];
	const { next, confirm } = board.dataset;
	back = nameOf(document.activeElement) && to;
	select();
	put(from, move.slice(2, 4));
	const line = $('form.keep [name=line]')?.value;
	if (line !== undefined && !move.endsWith('?')) return keepLine(line ? `${line}.${move}` : move);
	// The board after it is another page.
	if (next) load(move.endsWith('?') ? `${next.replace(/\.$/, '')}&from=${from}&to=${to}` : next + move);
	else if (move.endsWith('?')) load(`${url}?from=${from}&to=${to}`);
	else if (confirm !== 'false') load(`${url}?move=${move}`);
	else {
		// With what is typed to go with it.
		const body = new URLSearchParams(new FormData($('.typed')));
		body.set('played', move);
		load(`${url}/moves`, body, false, $('.typed'));
	}
}

// What is tried on the analysis board is kept.
function keepLine(line) {
	const form = $('form.keep');
	const body = new URLSearchParams(new FormData(form));
	body.set('line', line);
	load(form.getAttribute('action'), body);
	return true;
}

// Shows the move before the server answers.
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
	// What is refused is still in the pocket.
	square(to).append(isDrop(from) ? piece.cloneNode(true) : piece);
	if (!dropped && !isDrop(from)) slide(from, to);
}

// Lets the piece that stands there arrive.
function slide(from, to) {
	const side = isBlack() ? -100 : 100;
	settle(pieceOn(to), `translate(${(from.charCodeAt() - to.charCodeAt()) * side}%, ${(to[1] - from[1]) * side}%)`);
}

function settle(piece, transform) {
	if (!piece || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	piece.animate({ transform: [transform, 'none'], zIndex: [4, 4] }, { duration: 140, easing: 'ease-out' });
}

function onDown(event) {
	// Two fingers zoom.
	if (!event.isPrimary) return drop();
	const sq = event.target.closest('#game :is(.board .square, .pocket [data-square])');
	if (!sq) return;
	const from = nameOf(sq);
	if (event.button === 2 && !isDrop(from)) {
		// The page is about to be another one.
		if (isBusy()) return;
		sketch = { from, to: from, colour: 'c' + ((event.shiftKey || event.ctrlKey) + 2 * event.altKey) };
		return paint();
	}
	if (event.button) return;
	// In an analysis they are saved.
	if (!isAnalysis() && shapes.delete(position())) paint();
	pressed = from;
	if (accepting() && sq.matches('.can')) drag = { sq, start: event, piece: pieceOn(from), top: scrollY };
}

function onMove({ isPrimary, clientX, clientY }) {
	if (sketch) {
		sketch.to = nameAt(clientX, clientY) ?? sketch.from;
		return paint();
	}
	if (!drag || !isPrimary) return;
	const { sq, piece, start } = drag;
	const touch = start.pointerType === 'touch';
	const [x, y] = [clientX - start.clientX, clientY - start.clientY];
	if (!drag.live) {
		if (Math.hypot(x, y) < (touch ? 8 : 4)) return;
		drag.live = true;
		sq.setPointerCapture(start.pointerId);
		select(nameOf(sq));
		piece.classList.add('dragging');
	}
	// A finger hides what it touches, so the piece hovers above.
	const lift = touch ? 'translateY(-90%) scale(1.6)' : '';
	piece.style.transform = `translate(${x}px, ${y}px) ${lift}`;
	const over = nameAt(clientX, clientY);
	mark('over', moves[chosen][over] && over);
}

function onUp({ isPrimary, clientX, clientY }) {
	if (sketch) return keepShape();
	if (isPrimary && again?.[pressed]) pick(pressed);
	pressed = null;
	if (!drag || !isPrimary) return;
	const from = nameOf(drag.sq);
	const to = nameAt(clientX, clientY);
	const legal = drag.live && moves[from][to];
	if (endDrag(!legal)) {
		if (legal) play(from, to);
		else if (to !== from) select();
	}
	if (stale) catchUp();
}

// Lays the piece back; true when it had been lifted.
function endDrag(smooth) {
	const { live, piece, sq, start } = drag ?? {};
	drag = null;
	if (!live) return false;
	if (smooth) settle(piece, piece.style.transform);
	piece.style.transform = '';
	piece.classList.remove('dragging');
	sq.releasePointerCapture(start.pointerId);
	mark('over');
	dropped = true;
	setTimeout(() => { dropped = false; }, 50);
	return true;
}

// Nothing was meant: a scroll, a second finger, the system.
function drop() {
	pressed = null;
	if (sketch) paint(sketch = null);
	if (endDrag(true)) select();
	if (stale) catchUp();
}

function keepShape() {
	const way = sketch.from + sketch.to;
	const list = shapes.get(position()) ?? {};
	list[way] = list[way] !== sketch.colour && sketch.colour;
	shapes.set(position(), list);
	paint(sketch = null);
	tellShapes();
	if (stale) catchUp();
}

// As PGN has them: `Ge2e4` is an arrow, `Rd4` a circle.
function readShapes(text) {
	return Object.fromEntries(text.split(',').filter(Boolean).map(([letter, ...way]) => [way.join('').padEnd(4, way.join('')), `c${'GRBY'.indexOf(letter)}`]));
}

// analysis.js saves them.
function tellShapes() {
	const drawn = Object.entries(shapes.get(position()) ?? {}).filter(([, colour]) => colour);
	const text = drawn.map(([way, colour]) => 'GRBY'[colour[1]] + (way.slice(0, 2) === way.slice(2) ? way.slice(2) : way));
	document.dispatchEvent(new CustomEvent('zugpost:shapes', { detail: text.join() }));
}

function paint() {
	board.querySelector('.shapes')?.remove();
	const drawn = sketch && { [sketch.from + sketch.to]: sketch.colour };
	const threats = JSON.parse(threatens && shown === latest && board.dataset.threats || '[]').map(way => [way, 'c1']);
	const list = Object.entries({ ...Object.fromEntries(threats), ...shapes.get(position()), ...drawn }).map(shapeSvg).join('');
	if (list) board.insertAdjacentHTML('beforeend', `<svg class="shapes" viewBox="0 0 8 8" aria-hidden="true">${list}</svg>`);
}

function shapeSvg([way, colour]) {
	if (!colour) return '';
	const [x, y] = centre(way);
	const [toX, toY] = centre(way.slice(2));
	const long = Math.hypot(toX - x, toY - y);
	if (!long) return `<circle class="${colour}" cx="${x}" cy="${y}" r=".44"/>`;
	const angle = Math.atan2(toY - y, toX - x) * 180 / Math.PI;
	const neck = long - .42;
	return `<path class="${colour}" transform="translate(${x} ${y}) rotate(${angle})" d="M.3-.08H${neck}V-.24L${long - .08} 0 ${neck} .24V.08H.3z"/>`;
}

function centre([file, rank]) {
	const at = [file.charCodeAt() - 97, 8 - rank];
	return at.map(n => (isBlack() ? 7 - n : n) + .5);
}

// AbortSignal.timeout is not in every browser.
function patience() {
	const control = new AbortController();
	setTimeout(() => control.abort(), 20000);
	return control.signal;
}

// `form`: what the body was taken from.
async function load(address, body, keeps, form) {
	if (isBusy()) return;
	game.classList.add('busy');
	// What a visitor has analyzed goes along everywhere.
	if (!body && 'tree' in game.dataset) {
		body = new URLSearchParams(new FormData($('form.keep')));
		body.set('action', 'show');
	}
	let response, html;
	try {
		response = await fetch(address, { method: body ? 'POST' : 'GET', body, signal: patience() });
		html = await response.text();
	} catch {
		// A form may have arrived though its answer did not.
		return fail(body && navigator.onLine ? texts.unsure : texts.offline);
	}
	const page = parse(html);
	const next = page.getElementById('game');
	// The analysis of a visitor is nowhere but on the page and in the browser.
	const isPage = !body || response.redirected || response.ok && next && 'tree' in next.dataset;
	if (!next && isPage) return location.assign(response.url);
	// The session has ended.
	if (response.status === 401) return fail([...page.querySelectorAll('h1, h1 + p')].map(e => e.textContent).join('. '));
	if (!next) return fail(texts.refused);
	if (playerOn(page) !== playerOn(document)) return location.reload();
	// The next game, after a move.
	const [from, to] = [game, next].map(each => each.dataset.liveUrl);
	if (isPage && from && to && from !== to) {
		document.dispatchEvent(new CustomEvent('zugpost:swapped', { detail: form }));
		const address = new URL(response.url);
		// It was opened just now: the page that comes takes nothing for new.
		if (next.querySelector('[name=tab][value=messages]')?.checked) address.searchParams.set('tab', 'messages');
		return location.assign(address);
	}
	const here = next.dataset.address ?? new URL(response.url).pathname;
	// Back leads from the analysis to the game.
	const isSame = !next.dataset.address === !/analysis/.test(location.pathname);
	if (isPage) history[isSame ? 'replaceState' : 'pushState'](null, '', here);
	// An answer to a form has counted before it had its effect.
	if (isPage) tellHeader(page);
	swap(page, next, keeps, isPage ? form : null);
	if (stale) catchUp();
}

// live.js renews what stands above the game.
const tellHeader = page => document.dispatchEvent(new CustomEvent('zugpost:page', { detail: page }));

function swap(page, next, keeps, sent) {
	const focus = document.activeElement.closest('#game *');
	const before = told;
	const [bringBack, tab] = [keeps ? keepWork() : null, openTab()];
	const isNew = tab !== 'messages' && $('[for=tab-messages].new');
	const folded = all('.variation:not([open])').map(firstMove);
	document.title = page.title;
	if (!next.dataset.address) document.querySelector('.game-updated')?.remove();
	game.replaceWith(document.adoptNode(next));
	document.querySelector('.errors')?.remove();
	const errors = page.querySelector('.errors');
	if (errors) next.before(errors);
	// An error is in sight.
	if (!next.querySelector('.tab-panel .error')) for (const one of next.querySelectorAll('[name=tab]')) one.checked = one.value === tab || one.checked;
	if (isNew) next.querySelector('[for=tab-messages]')?.classList.add('new');
	enhance(next);
	for (const part of all('.variation')) part.open = !folded.includes(firstMove(part));
	const tell = () => document.dispatchEvent(new CustomEvent('zugpost:swapped', { detail: sent }));
	if (!board) return tell();
	const came = all('.ply').filter(a => +a.dataset.ply > before).map(a => a.dataset.announcement);
	bringBack?.(came.length);
	tell();
	refocus(focus, keeps);
	errors?.focus();
	// An error is read out by itself.
	const asked = all('.confirm > p, .confirm form > p:not(.error)');
	say(...came, board.dataset.announcement, ...(asked.length ? asked : all('.status')).map(p => p.textContent.trim()));
}

const inSight = element => element?.scrollIntoView({ block: 'nearest' });

function refocus(before, keeps) {
	const confirm = !keeps && $('.confirm :is(.primary, .promotion :is(a, button))');
	const now = confirm || before && ((before.closest('.typed') && $('#move')) || twin(before) || square(back) || board);
	if (!confirm) back = null;
	now?.focus({ preventScroll: true });
	if (before?.selectionStart != null) now?.setSelectionRange?.(before.selectionStart, before.selectionEnd);
	if (confirm) inSight($('.confirm'));
}

// Finds in a new page what an old element became.
function twin(old) {
	if (old.id) return $(`#${old.id}`);
	if (nameOf(old)) return square(back ?? nameOf(old));
	return all(old.localName).find(e => e.textContent === old.textContent && e.className === old.className);
}

// Returns what brings the reader's work into a new page.
function keepWork() {
	const typed = filled();
	const open = all('details[open]:not(.hidden-message, .variation) > summary').map(summary => summary.textContent);
	const [at, wasLatest, from, top] = [shown, shown === latest, chosen, scrollY];
	return moved => {
		for (const old of typed) {
			const now = old.id && twin(old);
			if (!now) continue;
			[now.value, now.checked] = [old.value, old.checked];
			// What a note or a message was typed on.
			for (const name of ['seen', 'shown']) {
				const mark = old.form?.elements[name];
				if (mark) now.form.elements[name].value = mark.value;
			}
		}
		for (const summary of all('details:not(.hidden-message, .variation) > summary')) {
			if (open.includes(summary.textContent)) summary.parentNode.open = true;
		}
		if (!wasLatest && at < latest) draw(at);
		else if (moved) arrive(latest);
		if (accepting() && moves[from]) select(from);
		scrollTo({ top, behavior: 'instant' });
	};
}

async function catchUp() {
	stale = true;
	if (!board || isBusy() || drag || sketch) return;
	stale = false;
	if (isAnalysis()) return offer();
	const before = game;
	const response = await fetch(url).catch(() => null);
	const page = response?.ok && parse(await response.text());
	const next = page && page.getElementById('game');
	if (!next) return; // the next event asks again
	if (playerOn(page) !== playerOn(document)) return location.reload();
	if (game !== before || isBusy() || drag || sketch) return catchUp();
	tellHeader(page);
	// Messages elsewhere count above 2 ** 32.
	const [was, is] = [game, next].map(({ dataset }) => dataset.seen % 2 ** 32);
	if (was === is) return game.dataset.seen = next.dataset.seen;
	if ($('.confirm') || filled().some(({ id }) => !id || !next.querySelector(`#${id}`))) return offer();
	swap(page, next, true);
}

function offer() {
	if (document.querySelector('.game-updated')) return;
	document.body.insertAdjacentHTML('beforeend', `<p class="notice game-updated">${texts.updated} <button>${texts.show}</button></p>`);
	inSight($('.confirm'));
	say(texts.updated);
}

function fail(message) {
	document.dispatchEvent(new Event('zugpost:failed'));
	game.classList.remove('busy');
	if (board) restore();
	const status = $('.status');
	status.textContent = message;
	status.classList.add('bad');
	inSight(status);
}

// False when the link has to be followed.
function step(where) {
	if (isBusy() || drag) return true;
	if (where === 'flip') return flip();
	if (isAnalysis()) return load($(`.step[data-step="${where}"]`).href);
	const wanted = { first: 0, prev: shown - 1, next: shown + 1, last: latest }[where] ?? +where;
	const ply = clamp(wanted, latest);
	if (ply === shown) return true;
	const before = shown;
	// An earlier ply's page lacks what can be played.
	if (ply !== servedPly && ply === latest) return load(url);
	if (!(ply === servedPly ? restore() : draw(ply))) return false;
	if (ply === before + 1) arrive(ply);
	if (ply === before - 1) arrive(before, true);
	say($('.ply.current')?.dataset.announcement ?? texts.start);
	return true;
}

function arrive(ply, isBack) {
	const { last = '' } = $(`.ply[data-ply="${ply}"]`)?.dataset ?? {};
	const way = [last.slice(0, 2), last.slice(2)];
	if (last) slide(...(isBack ? way.reverse() : way));
}

function restore() {
	board.replaceChildren(...served.cloneNode(true).childNodes);
	all('.beside-board').forEach((side, i) => { side.innerHTML = servedBeside[i]; });
	chosen = nameOf(board.querySelector('.chosen'));
	shown = servedPly;
	return settleIn();
}

function draw(ply) {
	const { fen0, beside0 } = $('.moves')?.dataset ?? {};
	const { fen, last = '', check, beside } = $(`.ply[data-ply="${ply}"]`)?.dataset ?? { fen: fen0, beside: beside0 };
	if (!fen) return false;
	// `~` follows a promoted piece.
	const letters = fen.replaceAll('~', '').replace(/\d/g, n => '.'.repeat(n)).replaceAll('/', '');
	for (const sq of squares()) {
		const name = nameOf(sq);
		const letter = letters[(8 - name[1]) * 8 + name.charCodeAt() - 97];
		const code = (letter < 'a' ? 'w' : 'b') + letter.toUpperCase();
		const piece = texts[code];
		pieceOn(name)?.remove();
		if (piece) sq.insertAdjacentHTML('beforeend', picture(code));
		set(sq, 'aria-label', [name, piece, sq.matches('.goal') && texts.goal].filter(Boolean).join(', '));
	}
	if (beside) drawBeside(beside.split('|'));
	mark('last', last.slice(0, 2), last.slice(2, 4));
	mark('check', check);
	mark('can');
	mark('exploded');
	chosen = null;
	shown = ply;
	return settleIn();
}

const picture = code => `<svg class="piece" data-piece="${code}" aria-hidden="true"><use href="${board.dataset.pieces}#${code}"/></svg>`;

// Draws what a variant has beside the board: letters of pieces to drop, or checks that are left, in words.
function drawBeside([white, black]) {
	for (const side of all('.beside-board')) {
		const isWhite = side.matches('.below') !== isBlack();
		const its = isWhite ? white : black;
		const pieces = [...new Set(its)].map(letter => {
			const code = (isWhite ? 'w' : 'b') + letter.toUpperCase();
			const n = its.split(letter).length - 1;
			const label = texts.pocket.replace('{piece}', texts[code]).replace('{n}', n);
			const count = n > 1 ? `<span class="count" aria-hidden="true">${n}</span>` : '';
			return `<span class="pocket-piece" role="img" aria-label="${label}">${picture(code)}${count}</span>`;
		});
		const pocket = side.querySelector('.pocket');
		if (pocket) pocket.innerHTML = pieces.join('');
		else side.querySelector('.checks').textContent = its;
	}
}

function settleIn() {
	board.classList.toggle('past', shown !== latest);
	for (const c of all('.captured, .advantage')) c.hidden = shown !== servedPly;
	for (const a of all('.ply')) a.ariaCurrent = a.classList.toggle('current', +a.dataset.ply === shown);
	const current = $('.ply.current');
	// One stop; arrow keys walk on it.
	for (const a of all('a.ply')) a.tabIndex = a === (current ?? $('a.ply')) ? 0 : -1;
	if (current && document.activeElement?.matches('.ply')) current.focus({ preventScroll: true });
	for (const when of all('.when')) when.textContent = current?.title ?? '';
	showCurrent();
	$('[data-step=flip]').ariaPressed = facing !== home;
	select(chosen);
	rove();
	paint();
	return true;
}

// Brings the present move into the sight of its list. Else the page would move too.
function showCurrent() {
	for (const list of all('.moves')) list.scrollTop = ($('.ply.current')?.offsetTop ?? 0) - list.clientHeight / 2;
}

const tabs = () => all('[name=tab]');
const openTab = () => tabs().find(tab => tab.checked)?.value;

// Opens the tab in which an element stands.
function openTabOf(element) {
	const wanted = element?.closest('#game .tab-panel')?.dataset.tab;
	for (const tab of tabs()) tab.checked = wanted ? tab.value === wanted : tab.checked;
	seeMessages();
}

function openTabOfAddress() {
	openTabOf(document.getElementById(location.hash.slice(1)));
}

// The corner by which the board is dragged larger and smaller: in steps, which the stylesheet knows.
function addResizer() {
	board.insertAdjacentHTML('afterend', `<button type="button" class="resizer" role="slider" aria-label="${texts.size}" aria-valuemin="50" aria-valuemax="130"></button>`);
	const corner = board.nextSibling;
	let from;
	const size = () => +game.dataset.boardSize;
	const resize = to => {
		game.dataset.boardSize = corner.ariaValueNow = Math.min(Math.max(Math.round(to / 5) * 5, 50), 130);
	};
	resize(size());
	// The last size counts.
	const keep = wait => {
		clearTimeout(resizing);
		resizing = setTimeout(() => {
			const body = new URLSearchParams({ csrf: document.querySelector('[name=csrf]').value, size: size() });
			fetch('/board-size', { method: 'POST', body, keepalive: true }).catch(() => {});
		}, wait);
	};
	corner.onpointerdown = ({ pointerId, clientX }) => {
		corner.setPointerCapture(pointerId);
		from = { x: clientX, size: size(), width: board.clientWidth };
	};
	corner.onpointermove = ({ clientX }) => from && resize(from.size * (1 + (clientX - from.x) / from.width));
	corner.onlostpointercapture = () => {
		if (from.size !== size()) keep(0);
		from = null;
	};
	corner.ondblclick = () => {
		resize(100);
		keep(0);
	};
	corner.onkeydown = event => {
		const way = { ArrowUp: 5, ArrowRight: 5, ArrowDown: -5, ArrowLeft: -5 }[event.key];
		if (!way) return;
		event.preventDefault();
		event.stopPropagation();
		resize(size() + way);
		keep(300);
	};
}

function rove() {
	const stop = square(cursor) ?? board.querySelector('.can') ?? squares()[56];
	for (const sq of squares()) sq.tabIndex = sq === stop ? 0 : -1;
}

function flip() {
	facing = isBlack() ? 'white' : 'black';
	for (const each of [board, served]) {
		each.dataset.orientation = facing;
		const rows = [...each.querySelectorAll('[role=row]')];
		each.append(...rows.reverse());
		for (const row of rows) row.append(...[...row.children].reverse());
		const [file, rank] = isBlack() ? 'h8' : 'a1';
		for (const coord of each.querySelectorAll('.coord')) {
			const n = coord.dataset.at;
			each.querySelector(`[data-square="${n < 'a' ? file + n : n + rank}"]`).prepend(coord);
		}
	}
	for (const bar of all('.player-bar')) ['top', 'bottom'].forEach(name => bar.classList.toggle(name));
	for (const side of all('.beside-board')) ['above', 'below'].forEach(name => side.classList.toggle(name));
	return settleIn();
}

function onClick(event) {
	if (event.target.matches('.game-updated button')) return load(url.replace(/\/analysis.*/, ''), null, true);
	const at = event.target.closest('#game :is(.board, .pocket [data-square], .step, .ply, :is(a, button)[data-live])');
	if (!at || event.shiftKey || !isPlain(event)) return;
	const { live, step: where, ply } = at.dataset;
	const onBoard = at === board || at.matches('.pocket *') && accepting();
	if (onBoard && !dropped) pick(nameOf(event.target.closest('[data-square]')));
	const promoted = at.closest('.promotion') && $('form.keep') && new URL(at.href).searchParams.get('line');
	if (onBoard || (promoted ? keepLine(promoted) : live !== undefined ? load(live || at.href) : board && step(where ?? ply))) event.preventDefault();
}

function onSubmit(event) {
	const form = event.target;
	if (!form.matches('#game [data-live]')) return;
	event.preventDefault();
	load(form.getAttribute('action'), new URLSearchParams(new FormData(form, event.submitter)), false, form);
}

function onKey(event) {
	const { key, target } = event;
	if (!board || !isPlain(event) || event.isComposing || target.closest('dialog')) return;
	// On a square `f` begins a move that is typed.
	const isTyped = KEYS[key] && target.matches('#game .square') && accepting() && $('#move') && /[a-h]/.test(key);
	if (key === 'Escape') escape(target);
	else if (KEYS[key] && !isTyped && !event.repeat && !target.matches('input, textarea, select')) KEYS[key]();
	// A held Enter that chose a move does not confirm it.
	else if (key === 'Enter' && event.repeat && target.matches('#game :is(button, .button)')) event.preventDefault();
	else if (key === ' ' && target.dataset.step === 'flip' ? flip() : target.matches('#game .square') ? squareKey(key, target)
		: target.matches('#game .ply') && ROWS[key] ? step(clamp(shown + ROWS[key], latest))
		: STEPS[key] && !target.matches('input, textarea, select') && step(STEPS[key])) event.preventDefault();
}

function escape(target) {
	// In an analysis they are saved: only where nothing else is meant.
	const isMeant = !isAnalysis() || !drag && !sketch && !chosen && !target.matches('input, textarea, select');
	if (isMeant && shapes.delete(position())) tellShapes();
	paint(sketch = null);
	if (drag) drop();
	else if ($('.confirm') && !target.matches('input, textarea') && !filled().length) load(url);
	else if (accepting()) select();
}

function squareKey(key, sq) {
	if (WALK[key]) {
		const [x, y] = WALK[key];
		const i = squares().indexOf(sq);
		squares()[clamp((i >> 3) + y, 7) * 8 + clamp(i % 8 + x, 7)].focus();
		return true;
	}
	// A typed move goes to its field with this letter.
	if (/^[a-hNBRQKO0-9]$/.test(key) && accepting()) $('#move')?.focus();
	if (key !== 'Enter' && key !== ' ') return false;
	pick(nameOf(sq));
	return true;
}

function onFocus({ target }) {
	cursor = nameOf(target) ?? cursor;
	if (board) rove();
}

function onChange({ target }) {
	if (target.name !== 'tab') return;
	// Who has clicked steps with the arrow keys again.
	if (!target.matches(':focus-visible')) target.blur();
	seeMessages();
	showCurrent();
}

Object.entries({
	click: onClick, submit: onSubmit, keydown: onKey, focusin: onFocus,
	pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: drop,
	scroll: () => drag && drag.top !== scrollY && drop(),
	// No focus by a click, so that arrow keys step; no dragging of links.
	mousedown: event => event.target.closest('#game :is(.board, .pocket [data-square])') && event.preventDefault(),
	contextmenu: event => (drag || event.button === 2 && event.target.closest('#game .board')) && event.preventDefault(),
	'zugpost:game': catchUp,
	'zugpost:back': ({ detail }) => load(detail),
	change: onChange,
}).forEach(([type, handler]) => document.addEventListener(type, handler));
addEventListener('hashchange', openTabOfAddress);

enhance(document.getElementById('game'));
if (game) openTabOfAddress();
