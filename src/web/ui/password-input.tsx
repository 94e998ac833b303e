import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import "./password-input.css";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, "type"> & {
  // What the eye shows and hides, such as "new password".
  noun?: string;
};

export function PasswordInput({ noun = "password", ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="password-row">
      <TextInput {...input} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <IconButton label={`${isShown ? "Hide" : "Show"} ${noun}`} onClick={() => setIsShown(!isShown)}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
