import { styled } from '@mui/system';

interface ProgressProps {
  value: number;
  isLate?: boolean;
}

const Progress = styled('div', {
  shouldForwardProp: (prop) => !['value', 'isLate', 'sx'].includes(String(prop)),
})<ProgressProps>(({ value, isLate }) => ({
  maxWidth: 280,
  padding: '4px 8px',
  border: '1px solid',
  color: isLate ? 'light-dark(#8c1d18, #ffb4a9)' : 'inherit',
  background: `linear-gradient(light-dark(#d5e5d9, #2b4a35) 0 0) no-repeat 0 / ${value}% 100%`,
}));

export default function StyledProps() {
  return (
    <>
      <Progress value={80}>Website: 80 %</Progress>
      <Progress value={35} isLate sx={{ mt: 1 }}>
        App: 35 %, late
      </Progress>
    </>
  );
}
