import { useFormik } from 'formik';
import { object, string } from 'yup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const schema = object({
  team: string().min(3, 'Use at least three letters.').required('Name your team.'),
});

export default function SignUpForm() {
  const form = useFormik({
    initialValues: { team: '' },
    validationSchema: schema,
    onSubmit: () => {},
  });
  const error = form.touched.team && form.errors.team;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('team')}
        label="Team"
        error={Boolean(error)}
        helperText={error || ' '}
      />
      <Button type="submit" variant="contained">
        Create team
      </Button>
    </Stack>
  );
}
