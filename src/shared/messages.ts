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
} as const satisfies Record<string, Message | ((detail: never) => Message)>;
