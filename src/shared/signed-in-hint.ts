// Says, readably for scripts, that somebody is signed in: without it no page asks who.
export const SIGNED_IN_HINT_COOKIE = "signed_in";
