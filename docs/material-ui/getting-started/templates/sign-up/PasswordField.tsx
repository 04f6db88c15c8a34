import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import type { SignUpState } from './useSignUp';
import { PASSWORD_RULES } from './validate';

/** A new password: its rules are ticked while it is typed. */
export default function PasswordField({ state }: { state: SignUpState }) {
  const id = React.useId();
  const [isVisible, setVisible] = React.useState(false);
  const { password } = state.values;
  const met = PASSWORD_RULES.filter(({ test }) => test(password)).length;

  return (
    <div>
      <TextField
        id={id}
        label="Password"
        name="password"
        autoComplete="new-password"
        type={isVisible ? 'text' : 'password'}
        value={password}
        onChange={(event) => state.change({ password: event.target.value })}
        onBlur={() => state.leave('password')}
        error={Boolean(state.errors.password)}
        helperText={state.errors.password}
        inputProps={{ 'aria-describedby': `${id}-helper-text ${id}-rules` }}
        InputProps={{
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={isVisible}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
      <LinearProgress
        variant="determinate"
        aria-label="Rules of the password that are met"
        value={(met / PASSWORD_RULES.length) * 100}
        sx={{ my: 1, height: 6 }}
      />
      <Box
        component="ul"
        id={`${id}-rules`}
        sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        {PASSWORD_RULES.map(({ text, test }) => {
          const Icon = test(password) ? CheckCircle : RadioButtonUnchecked;
          return (
            <Typography
              key={text}
              component="li"
              variant="body2"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
            >
              <Icon
                titleAccess={test(password) ? 'Met:' : 'Not met:'}
                color={test(password) ? 'primary' : 'disabled'}
                sx={{ fontSize: 18 }}
              />
              {text}
            </Typography>
          );
        })}
      </Box>
    </div>
  );
}
