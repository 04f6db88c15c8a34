import type { CSSProperties } from 'react';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import './interopVariables.css';

export default function InteropCssVariables() {
  const { palette, shape, spacing } = useTheme();
  const variables = {
    '--team-accent': palette.primary.main,
    '--team-radius': `${shape.borderRadius}px`,
    '--team-gap': spacing(2),
  } as CSSProperties;

  return (
    <Card variant="outlined" className="interop-team" style={variables}>
      <strong>Support</strong>
      <span>4 members</span>
    </Card>
  );
}
