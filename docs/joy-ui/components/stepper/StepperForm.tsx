import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const names = ['Name', 'City', 'Phone'] as const;
type Values = Record<(typeof names)[number], string>;

export default function StepperForm() {
  const id = React.useId();
  const [step, setStep] = React.useState(0);
  const { register, handleSubmit, formState } = useForm<Values>();
  const name = names[step] ?? 'Name';
  const error = formState.errors[name]?.message;
  const { ref, ...field } = register(name, { required: 'Fill in this field.' });
  const next = handleSubmit(() => setStep(Math.min(step + 1, 2)));

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={next}>
      <Stepper aria-label="New customer" size="sm">
        {names.map((item, index) => (
          <Step
            key={item}
            aria-current={index === step ? 'step' : undefined}
            sx={{ color: index <= step ? 'primary.plainColor' : 'text.secondary' }}
          >
            {item}
          </Step>
        ))}
      </Stepper>
      <FormControl key={name} id={`${id}-${name}`} error={Boolean(error)} required>
        <FormLabel>{name}</FormLabel>
        <Input {...field} error={Boolean(error)} slotProps={{ input: { ref } }} />
        <FormHelperText role="status" sx={{ color: 'danger.plainColor' }}>
          {error}
        </FormHelperText>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setStep(Math.max(0, step - 1))}>
          Back
        </Button>
        <Button type="submit">{step < 2 ? 'Next' : 'Save'}</Button>
      </Stack>
    </Stack>
  );
}
