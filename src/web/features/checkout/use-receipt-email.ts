import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";

const LONGEST_ADDRESS = 254;

const Receipt = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), z.email().max(LONGEST_ADDRESS)], "Please enter a valid email address, or none.")),
});

export function useReceiptEmail() {
  const { register, trigger, getValues, formState } = useForm({
    mode: "onTouched",
    defaultValues: { email: "" },
    resolver: zodResolver(Receipt),
  });
  return {
    field: register("email"),
    error: formState.errors.email?.message,
    read: () => getValues("email").trim(),
    check: () => trigger("email", { shouldFocus: true }),
  };
}
