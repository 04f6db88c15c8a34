import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './form-control.css';

interface PlanOptionProps {
  name: string;
  value: string;
  children: string;
}

function PlanOption({ children, ...radio }: PlanOptionProps) {
  const control = useFormControlContext();

  return (
    <label>
      <input
        {...radio}
        type="radio"
        checked={control?.value === radio.value}
        disabled={control?.disabled}
        onChange={control?.onChange}
        onFocus={control?.onFocus}
        onBlur={control?.onBlur}
      />
      {` ${children}`}
    </label>
  );
}

export default function FormControlRadios() {
  const name = React.useId();

  return (
    <FormControl
      defaultValue="team"
      slots={{ root: 'fieldset' }}
      slotProps={{ root: { className: 'form-field' } }}
    >
      <legend>Plan</legend>
      <PlanOption name={name} value="free">
        Free, 1 user
      </PlanOption>
      <PlanOption name={name} value="team">
        Team, up to 20 users
      </PlanOption>
      <PlanOption name={name} value="company">
        Company, any number of users
      </PlanOption>
    </FormControl>
  );
}
