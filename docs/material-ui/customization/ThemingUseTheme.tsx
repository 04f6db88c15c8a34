import { useTheme } from '@mui/material/styles';

const orders = [12, 18, 9, 24, 21];

export default function ThemingUseTheme() {
  const theme = useTheme();

  return (
    <svg viewBox="0 0 120 60" width="240" role="img" aria-label="Orders by weekday">
      {orders.map((count, day) => (
        <rect
          key={day}
          x={day * 24 + 4}
          y={60 - count * 2}
          width="16"
          height={count * 2}
          rx={theme.shape.borderRadius / 2}
          fill={theme.palette.primary.main}
        />
      ))}
    </svg>
  );
}
