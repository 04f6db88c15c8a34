import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { countMet, passwordRules } from './passwordRules';

const levels = ['None', 'Weak', 'Fair', 'Good'];
const colors = ['neutral', 'danger', 'warning', 'success'] as const;

export default function PasswordStrength({ password }: { password: string }) {
  const met = countMet(password);

  return (
    <Box>
      <LinearProgress
        determinate
        size="sm"
        role="meter"
        aria-label="Strength of the new password"
        aria-valuetext={levels[met] ?? 'Good'}
        value={(met / passwordRules.length) * 100}
        color={colors[met] ?? 'success'}
      />
      <List
        size="sm"
        aria-label="Rules for passwords"
        sx={{
          mt: 0.5,
          '--ListItem-paddingX': '0px',
          '--ListItem-minHeight': '28px',
          '--ListItemDecorator-size': '28px',
        }}
      >
        {passwordRules.map(({ text, isMet }) => (
          <ListItem key={text}>
            <ListItemDecorator>
              {isMet(password) ? (
                <CheckCircleOutline
                  titleAccess="Met:"
                  sx={{ color: 'success.plainColor' }}
                />
              ) : (
                <RadioButtonUnchecked titleAccess="Not met yet:" />
              )}
            </ListItemDecorator>
            {text}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
