import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingUp from '@mui/icons-material/TrendingUp';
import { formatPrice, type Order } from './data';
import Sparkline from './Sparkline';

const isSale = ({ status }: Order) =>
  status !== 'refunded' && status !== 'cancelled';

const addUp = (orders: readonly Order[]) =>
  orders.reduce((sum, { total }) => sum + total, 0);

const average = (orders: readonly Order[]) =>
  orders.length > 0 ? addUp(orders) / orders.length : 0;

const count = (orders: readonly Order[]) => orders.length;

const figures = [
  { label: 'Sales', measure: addUp, format: formatPrice },
  { label: 'Orders', measure: count, format: String },
  { label: 'Average order', measure: average, format: formatPrice },
] as const;

function Trend({ now, before }: { now: number; before: number }) {
  const percent = before > 0 ? Math.round((now / before - 1) * 100) : 0;
  const isDown = percent < 0;

  return (
    <Chip
      size="sm"
      color={isDown ? 'danger' : 'success'}
      startDecorator={isDown ? <TrendingDown /> : <TrendingUp />}
    >
      {isDown ? `−${-percent}` : `+${percent}`} %
    </Chip>
  );
}

interface FiguresProps {
  orders: readonly Order[];
  days: number;
}

export default function Figures({ orders, days }: FiguresProps) {
  const between = (from: number, to: number) =>
    orders.filter(({ age }) => age >= from && age < to);
  const now = between(0, days);
  const sales = now.filter(isSale);
  const salesBefore = between(days, 2 * days).filter(isSale);
  const unsent = now.filter(({ status }) => status === 'paid');
  const step = days > 14 ? 3 : 1;
  const parts = Array.from({ length: days / step }, (_, part) =>
    between(days - (part + 1) * step, days - part * step).filter(isSale),
  );

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {figures.map(({ label, measure, format }) => (
        <Card key={label}>
          <Typography level="title-sm" component="dt">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, display: 'grid', gap: 1 }}>
            <Typography level="h3" component="p">
              {format(measure(sales))}
            </Typography>
            <Sparkline values={parts.map(measure)} />
            <Typography level="body-xs" component="div">
              <Trend now={measure(sales)} before={measure(salesBefore)} /> to the{' '}
              {days} days before
            </Typography>
          </Box>
        </Card>
      ))}
      <Card variant="soft" color={unsent.length > 0 ? 'warning' : 'success'}>
        <Typography level="title-sm" component="dt" textColor="inherit">
          To be sent
        </Typography>
        <Box component="dd" sx={{ m: 0, display: 'grid', gap: 1 }}>
          <Typography level="h3" component="p" textColor="inherit">
            {unsent.length}
          </Typography>
          <Typography level="body-sm" textColor="inherit">
            {unsent.length > 0
              ? `Paid orders worth ${formatPrice(addUp(unsent))} are waiting in the warehouse.`
              : 'Everything that was paid is on its way.'}
          </Typography>
        </Box>
      </Card>
    </Box>
  );
}
