/** Runs before Decap's script and prevents it from starting by itself with a fetched configuration. */
Object.assign(window, { CMS_MANUAL_INIT: true });
