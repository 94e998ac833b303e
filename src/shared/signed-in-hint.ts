// Tells scripts that a user is signed in, so that pages without it make no call to ask who.
export const SIGNED_IN_HINT_COOKIE = "signed_in";
