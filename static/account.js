// Chooses the browser's own time zone in a form that still says UTC.
const select = document.getElementById('time_zone');
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (select?.value === 'UTC' && [...select.options].some(option => option.value === zone)) select.value = zone;
