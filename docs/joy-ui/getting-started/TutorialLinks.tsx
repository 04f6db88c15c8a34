import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LoginCard from './LoginCard';

export default function TutorialLinks() {
  return (
    <LoginCard>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={1}
        justifyContent="space-between"
      >
        <Checkbox name="remember" label="Remember me" size="sm" />
        <Link href="/joy-ui/react-link/" level="title-sm">
          Forgot password?
        </Link>
      </Stack>
      <Button type="submit">Log in</Button>
      <Typography
        level="body-sm"
        endDecorator={<Link href="/joy-ui/react-input/">Sign up</Link>}
        sx={{ alignSelf: 'center' }}
      >
        New here?
      </Typography>
    </LoginCard>
  );
}
