// Asks the browser for a passkey, and sends what it answers (WebAuthn level 3, 5.1).

const box = document.querySelector('#passkey');
const [button, error] = ['button', '[role=alert]'].map(each => box.querySelector(each));
const form = box.closest('form');

// Bytes travel as base64url; `parseCreationOptionsFromJSON` is not in all browsers yet.
const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));
const text = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer)))
	.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function options() {
	const publicKey = JSON.parse(box.dataset.options);
	publicKey.challenge = bytes(publicKey.challenge);
	if (publicKey.user) publicKey.user.id = bytes(publicKey.user.id);
	for (const list of ['excludeCredentials', 'allowCredentials']) {
		publicKey[list]?.forEach(each => { each.id = bytes(each.id); });
	}
	return { publicKey };
}

async function ask() {
	error.hidden = true;
	const isNew = 'new' in box.dataset;
	try {
		const made = await (isNew ? navigator.credentials.create(options()) : navigator.credentials.get(options()));
		const { id, type, rawId, response } = made;
		const answer = { clientDataJSON: text(response.clientDataJSON) };
		for (const part of ['attestationObject', 'authenticatorData', 'signature', 'userHandle']) {
			if (response[part]) answer[part] = text(response[part]);
		}
		if (isNew) answer.transports = response.getTransports?.() ?? [];
		const extensions = made.getClientExtensionResults();
		form.elements.credential.value = JSON.stringify({ id, type, rawId: text(rawId), response: answer, extensions });
		form.requestSubmit();
	} catch (why) {
		error.textContent = box.dataset.failed;
		error.hidden = false;
		console.warn(why);
	}
}

if (window.PublicKeyCredential) {
	button.hidden = false;
	button.addEventListener('click', ask);
} else {
	error.textContent = box.dataset.failed;
	error.hidden = false;
}
