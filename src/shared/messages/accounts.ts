// What the account pages and calls tell people, word for word and once.
export const accountMessages = {
  emailAndPasswordRequired: "Email and password are required",
  namesRequired: "First name and last name are required for registration",
  emailNotOne: "Please enter a valid email address.",
  emailTaken: "An account with this email already exists. Please sign in instead.",
  wrongEmailOrPassword: "Invalid email or password",
  resetEmailMissing: "Please enter your email address",
  resetLinkSent: "If an account with this email exists, a link to set a new password is on its way.",
  resetLinkInvalid: "This reset link is invalid or expired.",
} as const;
