/** Runs before Decap's own script, which would otherwise begin by itself with a configuration it fetches. */
Object.assign(window, { CMS_MANUAL_INIT: true });
