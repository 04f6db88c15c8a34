import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BRANCHES } from './data';
import Field from './Field';
import Interests from './Interests';
import PasswordField from './PasswordField';
import type { SignUpState } from './useSignUp';

export default function SignUpForm({ state }: { state: SignUpState }) {
  const id = React.useId();
  const { values, errors, isSending, hasFailed } = state;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      useFlexGap
      onSubmit={state.submit}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5} useFlexGap>
        <Field
          state={state}
          name="firstName"
          label="First name"
          autoComplete="given-name"
        />
        <Field
          state={state}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
        />
      </Stack>
      <Field
        state={state}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
      />
      <PasswordField state={state} />
      <TextField
        select
        id={`${id}-branch`}
        label="Branch where you collect your card"
        value={values.branch}
        onChange={(event) => state.change({ branch: event.target.value })}
      >
        {BRANCHES.map((branch) => (
          <MenuItem key={branch} value={branch}>
            {branch}
          </MenuItem>
        ))}
      </TextField>
      <Interests state={state} />
      <FormControl error={Boolean(errors.accepted)}>
        <FormControlLabel
          control={
            <Checkbox
              name="accepted"
              checked={values.accepted}
              inputProps={{
                'aria-describedby': `${id}-consent`,
                'aria-invalid': Boolean(errors.accepted),
              }}
            />
          }
          label="I bring back what I borrow, and accept the rules of the library."
          onChange={(_event, accepted) => state.change({ accepted })}
        />
        <FormHelperText id={`${id}-consent`}>{errors.accepted}</FormHelperText>
      </FormControl>
      <Box>
        <Button type="submit" size="large" variant="contained" fullWidth>
          {isSending ? 'Printing your card' : 'Get my card'}
        </Button>
        <LinearProgress
          aria-label="Your card is being made"
          sx={{ visibility: isSending ? 'visible' : 'hidden' }}
        />
      </Box>
      <Box role="status">
        {hasFailed && (
          <Alert role="presentation" severity="error">
            The library does not answer. Check your connection, and try again.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
