interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={() => onChange(!isChecked)} /> {label}
    </label>
  );
}

interface CheckFieldsProps {
  options: { value: string; label: string }[];
  /** The checked values, separated by spaces. */
  value: string;
  onChange(value: string): void;
}

/** Checkboxes whose state is one text, like that of all fields of a tool. */
export function CheckFields({ options, value: text, onChange }: CheckFieldsProps) {
  const chosen = text.split(" ");
  return options.map(({ value, label }) => {
    const isChecked = chosen.includes(value);
    const toggled = isChecked ? chosen.filter((one) => one !== value) : [...chosen, value];
    const toggle = () => onChange(toggled.join(" "));
    return <CheckField key={value} label={label} isChecked={isChecked} onChange={toggle} />;
  });
}
