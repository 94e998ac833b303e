type CompletionNews = { address: string; completedBy: string; form: string; hasWishes: boolean };

// What the drafts and the intake form tell people, word for word and once.
export const intakeMessages = {
  deleteForbidden: "You don't have permission to delete this draft.",
  fieldForbidden: "You don't have permission to fill in this field.",
  fieldUnknown: "This form has no such field.",
  sectionUnknown: "This form has no such section.",
  tooManyStreams: "This draft is open in too many windows. Close some of them, and this one follows along again.",
  theOwner: "the owner",
  theManager: "the manager",
  unnamedProperty: "a property without an address yet",
  completionMail: ({ address, completedBy, form, hasWishes }: CompletionNews) => ({
    subject: "Complete: the owner's part of a form",
    lines: [
      `The owner's part of the form for ${address} was marked complete by ${completedBy}.`,
      ...(hasWishes ? ["The form has wishes for the text; they stand beside it."] : []),
      "",
      `Read it and create the description: ${form}`,
    ],
  }),
  loadDraftFailed: "Load draft failed",
  saveFailed: "Save failed",
  submitFailed: "Failed to submit form. Please try again.",
  deleteFailed: "Failed to delete draft. Please try again.",
  linkFailed: (role: "owner" | "manager") => `Failed to generate ${role} link`,
  shareLinkFailed: "Failed to generate share link. Please try again.",
  markNotSaved: { title: "Error", description: "That could not be saved. The list shows what is known now." },
  pictureNotRemoved: { title: "Error", description: "The picture was not removed. Please try again." },
  photosNotMoved: { title: "Error", description: "The photo was not moved. Please try again." },
  ownersCannotDelete: "Owners can't delete this file",
} as const;
