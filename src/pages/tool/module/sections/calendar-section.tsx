import { useState } from 'react';
import { addDays } from '@contract/time/day-rules';
import { useText } from '@/i18n/messages';
import { Calendar } from '@/ui/calendar/calendar';
import { monthOf } from '@/ui/calendar/month-grid';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { SlotGrid } from '@/ui/slots/slot-grid';
import { GALLERY } from '../messages';

const TODAY = '2026-11-20';
/** Counts of the days from today on, with at least one of each kind. */
const COUNTS = [12, -1, -1, 0, 3, 108, 0, 27, -1, 8, 16, 42, 5, -2, -2, -2, -3, -3];
const BY_DATE = Object.fromEntries(COUNTS.map((count, days) => [addDays(TODAY, days), count]));

const SLOTS = [
  { id: '1', start: '08:00', end: '09:00', left: 4, ended: true },
  { id: '2', start: '09:00', end: '10:00', left: 6 },
  { id: '3', start: '10:00', end: '11:00', left: 0 },
  { id: '4', start: '13:30', end: '14:30', left: 12 },
  { id: '5', start: '14:30', end: '15:30', left: 1 },
];

export function CalendarSection() {
  const t = useText(GALLERY);
  const [month, setMonth] = useState(monthOf(TODAY));
  const [date, setDate] = useState(addDays(TODAY, 5));
  const [slot, setSlot] = useState('4');
  return (
    <>
      <Section title={t('calendar')}>
        <Card>
          <Calendar
            month={month}
            onMonthChange={setMonth}
            today={TODAY}
            selected={date}
            onSelect={setDate}
            counts={BY_DATE}
          />
        </Card>
      </Section>
      <Section title={t('slots')}>
        <SlotGrid slots={SLOTS} selected={slot} onSelect={setSlot} />
      </Section>
    </>
  );
}
