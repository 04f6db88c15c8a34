import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

interface FormFooterProps {
  submit: string;
  reset?: string;
  isInvalid?: boolean;
  isDirty?: boolean;
}

export default function FormFooter({
  submit,
  reset = 'Discard changes',
  isInvalid = false,
  isDirty = false,
}: FormFooterProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button type="submit">{submit}</Button>
      <Button type="reset" variant="plain" color="neutral">
        {reset}
      </Button>
      <Typography
        role="alert"
        level="body-sm"
        sx={{ color: 'danger.plainColor', flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        {isInvalid && 'Not saved. Please correct the marked fields.'}
      </Typography>
      {isDirty && !isInvalid && (
        <Typography level="body-sm">You have unsaved changes.</Typography>
      )}
    </Box>
  );
}
