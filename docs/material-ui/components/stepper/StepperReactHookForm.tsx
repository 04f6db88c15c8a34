import * as React from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const fields = ['name', 'company'] as const;

export default function StepperReactHookForm() {
  const [activeStep, setActiveStep] = React.useState(0);
  const { formState, handleSubmit, register, setFocus } = useForm({
    defaultValues: { name: '', company: '' },
  });
  const field = fields[activeStep] ?? 'company';

  const goTo = (step: number) => {
    flushSync(() => setActiveStep(step));
    setFocus(fields[step] ?? 'company');
  };

  return (
    <form
      noValidate
      onSubmit={handleSubmit(() => goTo(Math.min(activeStep + 1, 2)))}
    >
      <Stepper activeStep={activeStep} alternativeLabel sx={{ mb: 3 }}>
        {['Name', 'Company'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <TextField
        key={field}
        fullWidth
        label={`Your ${field}`}
        error={Boolean(formState.errors[field])}
        helperText={formState.errors[field]?.message}
        {...register(field, { required: `Enter your ${field}` })}
      />
      {activeStep > 0 && <Button onClick={() => goTo(activeStep - 1)}>Back</Button>}
      <Button type="submit">{['Next', 'Sign up', 'Signed up'][activeStep]}</Button>
    </form>
  );
}
