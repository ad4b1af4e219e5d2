import { Button } from '@prendarios/design-system/actions/Button';
import { BarChart } from '@prendarios/design-system/data/BarChart';
import { PaymentTile, PaymentTiles } from '@prendarios/design-system/data/PaymentTiles';
import { StageStrip } from '@prendarios/design-system/data/StageStrip';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatNumber } from '@prendarios/rules/format';
import { useSearchParams } from 'react-router-dom';
import { useBoardQuery } from '#generated/hooks.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { Page } from '#shared/page/Page.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { PointOfSaleSelect } from '../proposal/PointOfSaleSelect.tsx';
import { DASHBOARD_HEADINGS } from '../proposal/headings.ts';
import { NO_FILTERS, readPointOfSale } from '../address/filters.ts';
import { FIRST_PLACE } from '../address/listAddress.ts';
import { type Board, type Chart, chartsOf } from './charts.ts';
import { type RecentFigure, recentFigures } from './recent.ts';
import { stripStages } from './stages.ts';
import { Targets } from './Targets.tsx';
import { BOARD_TEXTS as TEXT } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

const POINT_KEY = 'punto';

/**
 * Shows figures for the proposals of a seller's points of sale, or for all proposals to an admin; not one of the RT
 * requirements.
 */
export const BoardScreen = () => {
  usePageTitle(DASHBOARD_HEADINGS.board);
  const session = useSession();
  const isForUser = session.kind === 'user' && session.role !== 'APPLICANT';
  return isForUser ? <Figures /> : <NoBoard {...TEXT.denied} />;
};

const Figures = () => {
  const [params] = useSearchParams();
  const pointOfSale = readPointOfSale(params.get(POINT_KEY) ?? '');
  const { data, previousData, loading, error, refetch } = useBoardQuery({
    variables: { pointOfSaleCode: pointOfSale },
    fetchPolicy: 'cache-and-network',
    // The page shows failures itself.
    context: { quiet: true },
  });
  const board = (data ?? previousData)?.board;
  if (board === null) return <NoBoard {...TEXT.absent} />;
  // On failure, the page stays as it is.
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Page width="wide">
      <Stack gap={6}>
        <Stack direction="row" justify="between" align="end" wrap gap={4}>
          <Stack gap={1}>
            <Text as="h1" size={32}>
              {DASHBOARD_HEADINGS.board}
            </Text>
            <Text tone="muted">{TEXT.subtitle}</Text>
          </Stack>
          <Stack direction="row" align="end" wrap gap={3}>
            <PointOfSaleField chosen={pointOfSale} />
            {board && (
              <Button variant="secondary" icon="download" onClick={() => void save(board)}>
                {TEXT.export}
              </Button>
            )}
          </Stack>
        </Stack>
        {error !== undefined && !loading ? (
          <LoadProblem onRetry={retry} />
        ) : board === undefined ? (
          <LoadingFigures />
        ) : (
          <Content board={board} pointOfSale={pointOfSale} />
        )}
      </Stack>
    </Page>
  );
};

const save = async (board: Board) => (await import('./boardFile.ts')).saveBoard(board);

const LoadingFigures = () => (
  <>
    <Skeleton shape="card" height={100} label={TEXT.loading} />
    <Grid columns={2} gap={5} from="lg">
      <Skeleton shape="card" height={420} />
      <Skeleton shape="card" height={420} />
    </Grid>
  </>
);

const NoBoard = ({ title, text }: { title: string; text: string }) => (
  <MessagePage icon="document" title={title} action={<Button href={DASHBOARD_PATH}>{TEXT.toList}</Button>}>
    {text}
  </MessagePage>
);

/** Selects the point of sale, which is kept in the address as on the list. */
const PointOfSaleField = ({ chosen }: { chosen: string | null }) => {
  const [, setParams] = useSearchParams();
  const { viewer } = useViewer();
  return (
    <PointOfSaleSelect
      label={TEXT.pointOfSale}
      name="punto-de-venta"
      points={viewer?.pointsOfSale ?? []}
      chosen={chosen}
      onChoose={(code) => setParams(code === null ? {} : { [POINT_KEY]: code })}
    />
  );
};

const Content = ({ board, pointOfSale }: { board: Board; pointOfSale: string | null }) => {
  const charts = chartsOf(board, pointOfSale);
  return (
    <>
      <StageStrip
        label={TEXT.strip}
        unit={TEXT.unit}
        stages={stripStages(board.stages, { ...FIRST_PLACE, filters: { ...NO_FILTERS, pointOfSale } })}
      />
      <Recent figures={recentFigures(board)} />
      <Targets board={board} />
      <Grid columns={2} gap={5} from="lg" align="start">
        {charts.slice(0, -1).map((chart) => (
          <ChartCard key={chart.key} chart={chart} />
        ))}
      </Grid>
      {charts.slice(-1).map((chart) => (
        <ChartCard key={chart.key} chart={chart} />
      ))}
    </>
  );
};

const Recent = ({ figures }: { figures: readonly RecentFigure[] }) =>
  figures.length > 0 && (
    <Card as="section" aria-labelledby="recent" room="medium">
      <Stack gap={4}>
        <Text as="h2" size={20} id="recent">
          {TEXT.recent.title}
        </Text>
        <PaymentTiles>
          {figures.map(({ key, ...figure }) => (
            <PaymentTile key={key} {...figure} />
          ))}
        </PaymentTiles>
      </Stack>
    </Card>
  );

const ChartCard = ({ chart }: { chart: Chart }) => {
  const { title, note, key, format = formatNumber, ...rest } = chart;
  return (
    <Card as="section" aria-labelledby={key} room="medium">
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size={20} id={key}>
            {title}
          </Text>
          <Text size={15} tone="muted">
            {note}
          </Text>
        </Stack>
        {chart.groups.length === 0 ? (
          <Text tone="muted">{TEXT.none}</Text>
        ) : (
          <BarChart
            {...rest}
            label={title}
            format={format}
            tableLabel={TEXT.asTable}
            chartLabel={TEXT.asChart}
          />
        )}
      </Stack>
    </Card>
  );
};
