// Chooses the browser's own time zone in a form that still says UTC.
const select = document.getElementById('time_zone');
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (select?.value === 'UTC' && [...select.options].some(option => option.value === zone)) {
	// As if it were served so: what is kept of the form (drafts.js) is what differs from that.
	for (const option of select.options) option.defaultSelected = option.value === zone;
	select.value = zone;
}
