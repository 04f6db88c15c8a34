import Button from '@mui/joy/Button';

export default function ThemeShadowOne() {
  return (
    <Button
      color="success"
      sx={(theme) => ({
        '--joy-shadowChannel': '31 122 31',
        '--joy-shadowOpacity': '0.4',
        boxShadow: theme.shadow.md,
      })}
    >
      Start import
    </Button>
  );
}
