import { useFormContext } from "react-hook-form";
import { type FieldProps, LabelledField } from "./FieldBox";

/** Renders a choice of yes or no. */
export function FlagField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <div className="flag">
      <LabelledField {...props}>
        {(attributes) => <input type="checkbox" {...attributes} {...register(props.name)} />}
      </LabelledField>
    </div>
  );
}
