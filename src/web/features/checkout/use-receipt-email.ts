import { useForm } from "react-hook-form";
import { isEmail } from "#shared/is-email.ts";

const LONGEST_ADDRESS = 254;

// It may be left empty.
function addressProblem(typed: string): string | true {
  const email = typed.trim();
  const isFine = email === "" || (isEmail(email) && email.length <= LONGEST_ADDRESS);
  return isFine || "Please enter a valid email address, or none.";
}

export function useReceiptEmail() {
  const { register, trigger, getValues, formState } = useForm({
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  return {
    field: register("email", { validate: addressProblem }),
    error: formState.errors.email?.message,
    read: () => getValues("email").trim(),
    check: () => trigger("email", { shouldFocus: true }),
  };
}
