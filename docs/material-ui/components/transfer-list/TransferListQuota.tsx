import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TickList } from './TickList';
import { useTransfer } from './useTransfer';

const BOATS = ['Alca', 'Fulmar', 'Gannet', 'Petrel', 'Skua'];
const BERTHS = 3;

export default function TransferListQuota() {
  const { chosen, rest, ticked, tick, choose, giveBack } = useTransfer(BOATS, [
    'Skua',
  ]);
  const wanted = rest.filter((boat) => ticked.includes(boat));
  const leaving = chosen.filter((boat) => ticked.includes(boat));
  const tooMany = chosen.length + wanted.length - BERTHS;

  return (
    <Stack spacing={2}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <TickList
          title="At anchor"
          items={rest}
          ticked={ticked}
          onTick={tick}
          empty="No boat waits."
        />
        <TickList
          title={`Berths, ${BERTHS} in all`}
          items={chosen}
          ticked={ticked}
          onTick={tick}
          empty="All berths are free."
        />
      </Stack>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button
          variant="outlined"
          onClick={() => {
            if (tooMany <= 0) {
              choose(wanted);
            }
          }}
        >
          Moor {wanted.length}
        </Button>
        <Button variant="outlined" onClick={() => giveBack(leaving)}>
          Cast off {leaving.length}
        </Button>
      </Stack>
      <Typography
        role="status"
        variant="body2"
        color={tooMany > 0 ? 'error' : 'text.secondary'}
      >
        {tooMany > 0
          ? `Too many by ${tooMany}: untick some, or cast off first.`
          : `Free berths: ${BERTHS - chosen.length}`}
      </Typography>
    </Stack>
  );
}
