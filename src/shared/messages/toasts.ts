// What the product tells people in its toasts, word for word and once.
export type Message = { title: string; description: string };

export const messages = {
  addressRequired: { title: "Address Required", description: "Please enter a property address to continue." },
  detailedStartFailed: { title: "Error", description: "Failed to create draft. Please try again." },

  missingInformation: { title: "Missing Information", description: "Please fill in all required fields." },
  platformNotAvailable: {
    title: "Platform Not Available",
    description: "Only Airbnb listings are available during early access.",
  },
  expressStartFailed: { title: "Error", description: "Something went wrong. Please try again." },

  invalidFileType: (fileName: string) => ({
    title: "Invalid File Type",
    description: `${fileName} is not a valid image file`,
  }),
  heicNotReadable: (fileName: string) => ({
    title: "HEIC Photo",
    description: `${fileName} is a HEIC photo, which we cannot read. Export it as JPEG and choose that.`,
  }),
  fileTooLarge: (fileName: string) => ({ title: "File Too Large", description: `${fileName} is larger than 50MB` }),
  uploadLimitReached: (maxImages: number) => ({
    title: "Upload Limit Reached",
    description: `You can only upload ${maxImages} image(s) maximum.`,
  }),
  uploadFailed: (serverMessage: string | null) => ({
    title: "Upload Failed",
    description: serverMessage ?? "Failed to upload images",
  }),
  imagesUploaded: (count: number) => ({
    title: "Images Uploaded",
    description: `Successfully uploaded ${count} image(s).`,
  }),

  // The checkout and the express preview each keep their own wording.
  paymentNotInitialised: { title: "Error", description: "Failed to initialize payment." },
  expressPaymentNotInitialised: {
    title: "Payment Error",
    description: "Failed to initialize payment. Please try again.",
  },
  promoCodeMissing: { title: "Error", description: "Please enter a promo code." },
  expressPromoCodeMissing: { title: "Error", description: "Please enter a promo code" },
  promoCodeApplied: ({ saved, newTotal }: { saved: string; newTotal: string | null }) => ({
    title: "Promo Code Applied!",
    description: `You saved ${saved}! ${newTotal === null ? "Your order is now FREE!" : `New total: ${newTotal}.`}`,
  }),
  invalidPromoCode: {
    title: "Invalid Promo Code",
    description: "The promo code you entered is not valid or has expired.",
  },
  expressInvalidPromoCode: {
    title: "Invalid Promo Code",
    description: "The promo code you entered is not valid or has expired",
  },
  promoCodeFailed: { title: "Error", description: "Failed to apply promo code." },
  expressPromoCodeFailed: { title: "Error", description: "Failed to apply promo code" },
  paymentFailed: (providerMessage: string) => ({ title: "Payment Failed", description: providerMessage }),
  paymentSuccessful: { title: "Payment Successful", description: "Thank you for your purchase!" },
  freeOrderComplete: { title: "Order Complete!", description: "Your free order has been processed successfully!" },
  expressPaymentNotProcessed: { title: "Error", description: "Payment processing failed. Please try again." },
  expressFreeOrderFailed: { title: "Error", description: "Failed to process your free order. Please try again." },
  expressGenerationFailed: {
    title: "Generation Failed",
    description: "Failed to generate your listing. Please try again.",
  },
  propertyDataNotFound: { title: "Error", description: "Property data not found. Please try again." },
  descriptionNotGenerated: { title: "Error", description: "Failed to generate description. Please contact support." },
  descriptionsNotGenerated: { title: "Error", description: "Failed to generate descriptions. Please contact support." },
  descriptionCopied: { title: "Copied!", description: "Description copied to clipboard." },
  guestTextNotCopied: { title: "Copy Failed", description: "Failed to copy to clipboard" },
  descriptionNotCopied: { title: "Error", description: "Failed to copy to clipboard." },
  listingNotLoaded: { title: "Error", description: "Failed to load your listing. Please contact support." },

  descriptionRevised: (version: number) => ({
    title: "Revised",
    description: `Version ${version} is here. Earlier ones can be brought back.`,
  }),
  versionRestored: (version: number) => ({ title: "Brought back", description: `Version ${version} is shown again.` }),
  titleCopied: { title: "Copied!", description: "Title copied to clipboard." },
  captionCopied: { title: "Copied!", description: "Caption copied to clipboard." },
  replyCopied: { title: "Copied!", description: "Reply copied to clipboard." },
  titleChanged: (version: number) => ({
    title: "Title changed",
    description: `Version ${version} is here. Earlier ones can be brought back.`,
  }),
  titleNotChanged: { title: "Error", description: "The title was not changed. Please try again." },
  beginningNotChanged: { title: "Error", description: "The title and opening were not changed. Please try again." },
  factsChanged: {
    title: "Fact changed",
    description: "Only the sentences that rest on it changed. Earlier versions can be brought back.",
  },
  textEdited: { title: "Saved", description: "Your text is a new version. The one before can be brought back." },
  sentenceNotLocked: { title: "Error", description: "The lock was not changed. Please try again." },
  versionNotRestored: { title: "Error", description: "Failed to bring the version back. Please try again." },

  shareEmailMissing: {
    title: "Email Required",
    description: "Please provide an email address to share the description.",
  },
  shareEmailInvalid: { title: "Invalid Email", description: "Please enter a valid email address." },
  descriptionShared: (email: string) => ({
    title: "Shared Successfully!",
    description: `Property description sent to ${email}.`,
  }),
  descriptionNotShared: { title: "Share Failed", description: "Failed to send the description. Please try again." },

  taskMarkedComplete: {
    title: "Task Marked Complete",
    description: "The manager has been notified that you've completed your part.",
  },
  taskNotMarkedComplete: { title: "Error", description: "Failed to mark task as complete. Please try again." },
  photosUploadedForPayment: { title: "Photos Uploaded!", description: "Now proceeding to payment..." },
  noFilesSelected: {
    title: "No Files Selected",
    description: "Please select at least one photo or floorplan to upload.",
  },
  propertyFilesUploaded: ({ photos, floorplans }: { photos: number; floorplans: number }) => ({
    title: "Upload Successful",
    description: `Uploaded ${photos} photos and ${floorplans} floorplans successfully.`,
  }),
  propertyFilesNotUploaded: { title: "Upload Failed", description: "Failed to upload files. Please try again." },

  requiredFieldsMissing: {
    title: "Required Fields Missing",
    description: "Please fill in title, address, and upload at least one image.",
  },
  formNotProcessed: { title: "Error", description: "Failed to process form data." },
  accessDenied: {
    title: "Access Denied",
    description: "This listing is only available to the original purchaser.",
  },
} as const satisfies Record<string, Message | ((detail: never) => Message)>;
