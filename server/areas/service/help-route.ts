import { isStaffed } from '@contract/service/chat-rules';
import type { Deps } from '../../deps';
import { lastClinic } from '../../domain/service/customer-chat/answers';
import { QUESTIONS } from '../../domain/service/customer-chat/questions';
import type { ServiceParts } from '../../domain/service/customer-chat/service';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { timeOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';

/** Hours, frequent questions and the clinic to call, for visitors as well. */
export const helpRoute = ({ db }: Deps, { hours }: ServiceParts): Route =>
  route('GET /service/help.do', async (_input, { userId, language, now }) => {
    const clinic = userId === null ? undefined : await lastClinic(db, userId);
    return {
      ...hours,
      staffed: isStaffed(hours, timeOf(now)),
      questions: QUESTIONS.map(({ title, text }) => ({
        question: inLanguage(title, language),
        answer: inLanguage(text, language),
      })),
      clinic: clinic
        ? {
            depaCode: clinic.depa_code,
            name: inLanguage(clinic.name, language),
            phone: clinic.phone,
          }
        : null,
    };
  });
