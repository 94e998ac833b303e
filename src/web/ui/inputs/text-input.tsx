import { type ComponentProps, useState } from "react";
import "./field.css";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useFieldControl } from "./field-context.ts";
import { IconButton } from "./icon-button.tsx";

type TextInputProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | "date" | "time";
};

export function TextInput({ type = "text", ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className="control" />;
}

export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea {...props} {...useFieldControl(props)} className="control" />;
}

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, "type"> & {
  // What the show and hide button names, such as "new password".
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
