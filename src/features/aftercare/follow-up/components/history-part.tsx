import { View } from '@tarojs/components';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Section } from '@/ui/section/section';
import { FOLLOW_UP_MESSAGES } from '../messages';
import { FigurePart } from './figure-part';

/** In the plan: what a person noticed after vaccinations, and what others did; nothing where nothing was answered. */
export function FollowUpHistory({ linkmanId }: { readonly linkmanId: string }) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const dates = useDateText();
  const { data } = useServer(
    'GET /order/followUp/history.do',
    { linkmanId },
    { crypto: 'response' },
  );
  if (!data || data.visits.length === 0) return null;
  return (
    <View>
      <Section title={t('planTitle')} note={t('planNote')}>
        <CellGroup>
          {data.visits.map(({ orderId, day, productName, doseLabel, answers }) => {
            const noticed = answers.flatMap(({ symptoms }) => symptoms);
            const what = noticed.filter((each, index) => noticed.indexOf(each) === index);
            return (
              <Cell
                key={orderId}
                icon="thermometer"
                title={`${productName} · ${doseLabel}`}
                note={`${dates.dayOfYear(day)} · ${
                  what.length === 0 ? t('nothingUnusual') : what.map((each) => t(each)).join(' · ')
                }`}
                onPress={() => void navigate.to('followUp', { orderId })}
              />
            );
          })}
        </CellGroup>
      </Section>
      {data.figures.map((figures) => (
        <FigurePart key={figures.productName} figures={figures} />
      ))}
    </View>
  );
}
