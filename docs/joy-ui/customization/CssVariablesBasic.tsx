import Box from '@mui/joy/Box';
import { styled } from '@mui/joy/styles';

const Total = styled('strong')(({ theme }) => ({
  color: theme.vars.palette.success.plainColor,
  fontSize: theme.vars.fontSize.xl,
}));

export default function CssVariablesBasic() {
  return (
    <Box
      sx={{
        color: 'text.primary',
        borderRadius: 'md',
        border: '1px solid var(--joy-palette-neutral-outlinedBorder)',
        p: 2,
      }}
    >
      Total of the order: <Total>€ 84.00</Total>
    </Box>
  );
}
