import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';

export default function CardHeaderEllipsis() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <CardHeader
        title="Quarterly report with all appendices and comments"
        titleTypographyProps={{ variant: 'subtitle1', noWrap: true }}
        subheader="Last changed by Mia Chen from the finance team"
        subheaderTypographyProps={{ variant: 'body2', noWrap: true }}
        action={<Chip size="small" label="PDF" />}
        sx={{
          gap: 2,
          '& .MuiCardHeader-content': { minWidth: 0 },
          '& .MuiCardHeader-action': { m: 0 },
        }}
      />
    </Card>
  );
}
