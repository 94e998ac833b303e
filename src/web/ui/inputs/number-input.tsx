import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentProps, use, useId, useImperativeHandle, useRef } from "react";
import "./number-input.css";
import { FieldContext, useFieldControl } from "./field-context.ts";

type NumberInputProps = Omit<ComponentProps<"input">, "className" | "type">;

export function NumberInput({ ref, ...rest }: NumberInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);

  function step(direction: "down" | "up") {
    const input = inputRef.current;
    if (!input) return;
    if (direction === "up") input.stepUp();
    else input.stepDown();
    // Stepping by script fires no event, and forms listen for this one.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <span className="number-input">
      <input
        inputMode={rest.step === undefined ? "numeric" : "decimal"}
        {...rest}
        {...useFieldControl(rest)}
        ref={inputRef}
        type="number"
        className="control"
        // A turn of the wheel over a focused number changes it, mostly by accident while scrolling.
        onWheel={(event) => event.currentTarget.blur()}
      />
      <StepButton name="Decrease" disabled={rest.disabled} onStep={() => step("down")} />
      <StepButton name="Increase" disabled={rest.disabled} onStep={() => step("up")} />
    </span>
  );
}

type StepButtonProps = { name: "Decrease" | "Increase"; disabled: boolean | undefined; onStep: () => void };

// The keyboard steps with its arrows, so these are for the pointer and for touch.
function StepButton({ name, disabled, onStep }: StepButtonProps) {
  const id = useId();
  const labelId = use(FieldContext)?.labelId;
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={name}
      aria-labelledby={labelId && `${id} ${labelId}`}
      className="number-step"
      onClick={onStep}
    >
      {name === "Decrease" ? <Minus size={18} strokeWidth={1.75} /> : <Plus size={18} strokeWidth={1.75} />}
    </button>
  );
}
