export type MailTemplate = { subject: string; lines: string[] };
export type AddressChange = { oldEmail: string; newEmail: string };

// None of them holds a name: a person who registers another person's address must not be able to write to its owner.

export const resetMail = (link: string): MailTemplate => ({
  subject: "Set a new Stayscribe password",
  lines: [
    "Somebody, hopefully you, asked for a new password.",
    "",
    link,
    "",
    "The link works once, for one hour. If it was not you, nothing needs to be done: your password stays as it is.",
  ],
});

export const verificationMail = (link: string): MailTemplate => ({
  subject: "Confirm your e-mail address",
  lines: [
    "Please confirm that this address is yours:",
    "",
    link,
    "",
    "The link opens a page that asks you to confirm. It works for three days. If you did not use this address at Stayscribe, ignore this mail: without you nothing is confirmed.",
  ],
});

export const confirmChangeMail = (link: string): MailTemplate => ({
  subject: "Confirm your new e-mail address",
  lines: [
    "A Stayscribe account is to use this address from now on. Please confirm that it is yours:",
    "",
    link,
    "",
    "The link opens a page that asks you to confirm. It works for three days. If you did not ask for this, ignore this mail: nothing changes.",
  ],
});

export const changeRequestedMail = ({ newEmail }: AddressChange, authPage: string): MailTemplate => ({
  subject: "Your Stayscribe e-mail address is about to change",
  lines: [
    `Somebody, hopefully you, asked to change the address of your account to ${newEmail}.`,
    "It changes once the link that was mailed there is confirmed.",
    "",
    `If it was not you, set a new password now: ${authPage}`,
  ],
});

export const addressChangedMail = ({ newEmail }: AddressChange): MailTemplate => ({
  subject: "Your Stayscribe e-mail address was changed",
  lines: [
    `From now on your account uses ${newEmail}.`,
    "",
    "If it was not you, answer this mail at once: we will help you get the account back.",
  ],
});

export const newPasswordMail = (authPage: string): MailTemplate => ({
  subject: "Your Stayscribe password was changed",
  lines: [
    "The password of your account was changed, and all other sessions were ended.",
    "",
    `If it was not you, set a new one: ${authPage}`,
  ],
});

export const deletionMail = (kept: readonly string[]): MailTemplate => ({
  subject: "Your Stayscribe account was deleted",
  lines: [
    "Your account and what belonged to it are deleted. What the law keeps:",
    "",
    ...kept.map((thing) => `- ${thing}`),
  ],
});
