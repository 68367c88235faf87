import { list, rows, section, text } from '../../document';
import type { DocumentText } from '../../document';
import { OPERATOR } from '../../operator';

/** English of the privacy policy 1.9. */
export const PRIVACY_POLICY_1_9_EN: DocumentText = {
  lead: `${OPERATOR.name.en} (“we”) runs this vaccination booking service. This policy says what we collect and why, how long we keep it, who receives it, and how you see, correct, delete it or withdraw consent. Without agreeing you can still browse vaccines, clinics and health articles.`,
  sections: [
    section(
      'What we collect, what for, how long, who gets it',
      text('Only what a function needs, and only when you use that function.'),
      text('Needed for the function:'),
      rows(
        [
          'Account: mobile number; a nickname and password if you like; city, language, where you came from, days of the first and last use',
          'To know the account, address and reach you, and to protect you should your number become somebody else’s. Of a password only an irreversible digest is kept. Until you delete the account. To: SMS provider; Customer service; Content check (WeChat, Alipay).',
        ],
        [
          'Codes',
          'To verify your number, and to let a guardian who is somebody else agree. Deleted after 1 day. To: SMS provider.',
        ],
        [
          'Family member: name, sex, date of birth, document, relation to you, mobile',
          'To check who is vaccinated and whether they may be, for the plan and reminders. A mark made of the document keeps anybody from booking or waiting twice; your own, and your birthday, also serve beans, membership and lotteries, and the birthday decides whether you may write in the community. Names of members under 18 are hidden in what you publish there. When a number may have changed hands, the end of a document or a birthday shows whose account it is. Until you remove the person or delete the account; of a vaccination that day, name and document until the day is over. What is left without an identity: 3 years; the marks of exchanged documents 1 year once nothing needs them. To: The clinic you book; Identity check, where there is one.',
        ],
        [
          'Under 14: guardian’s name, mobile, relation, and the consent; where that is not you, when they confirmed it by a code to their mobile',
          'To have the guardian’s consent. Until you remove the person or delete the account. To: The clinic you book; SMS provider.',
        ],
        [
          'Booking: person, vaccine, dose, time, mobile, and what became of it',
          'To arrange the vaccination, for your record, and so that no dose is given twice. As long as the account; afterwards without names, documents and contacts: vaccinations 10 years, other appointments 3 years. To: The clinic you book; Customer service.',
        ],
        [
          'Payments and refunds: order number, amount, payer id, network address at the payment',
          'To take and return money, and to check the books. 30 years, as the law on accounts asks, without payer id and address once the account is deleted; notices of the platform 90 days. To: Payment platform (WeChat Pay, Alipay).',
        ],
      ),
      text('Optional:'),
      rows(
        ['Location', 'To sort clinics by distance. Not stored.'],
        ['Phone calendar', 'Written to when you ask for it; never read.'],
        [
          'Login id of a platform, which you granted',
          'To log in by the platform. Until you withdraw the consent or delete the account. To: Mini-program platform (login).',
        ],
        [
          'Region and address of a family member',
          'For your own view in the member’s details. It is used for nothing else now, and can be left empty. Until you clear it, remove the person or delete the account. Nobody else gets it.',
        ],
        [
          'Waiting lists, queues of releases, alerts, and places held for you',
          'To tell you when it is your turn, by time or by draw, once a person. 1 year after the end, unused places 7 days; alerts until you cancel them or delete the account. Nobody else gets it.',
        ],
        [
          'Follow-up: symptoms, temperature, pictures',
          'How you are after a vaccination, for your own view; the clinic looks into serious answers, and from 20 people on all together are told as rough shares. Separate consent; stop and delete at any time. At most 2 years; what a clinic has taken on stays there, as long. To: The clinic that vaccinated you.',
        ],
        [
          'Health profile: weight at birth, the mother’s hepatitis B and HIV, HIV, immune system, immunoglobulin and blood, pregnancy',
          'For the plan, and to see what can be booked. Separate consent. Until you withdraw the consent, remove the person or delete the account. Nobody else gets it.',
        ],
        [
          'Doses that you entered: vaccine, dose, day, lot; photos of vaccination books',
          'For the plan, and to see what can be booked; photos are for yourself only. Until you delete them, remove the person or delete the account. Nobody else gets it.',
        ],
        [
          'Notes of the observation: reactions, text',
          'For yourself; the clinic does not see them. Until you clear them, remove the person or delete the account. Nobody else gets it.',
        ],
        [
          'Suggestions that you declined',
          'Not to suggest them again. Until you undo it, remove the person or delete the account. Nobody else gets it.',
        ],
        [
          'Membership: purchases, terms, codes, use of privileges',
          'To give what membership brings. Until you delete the account; purchases 30 years, as the law on accounts asks. To: Payment platform (WeChat Pay, Alipay).',
        ],
        [
          'Address for your calendar',
          'To let your calendar app read appointments. Until you stop it, withdraw the consent or delete the account. To: Your calendar app.',
        ],
        [
          'Health beans: balance, entries, tasks, reading, and the mark of your own document',
          'To record tasks, what you collect and spend; one share a person, whatever the account. Balance: until you delete the account; tasks 1 year, lots without rest 3 years, entries 5 years. Nobody else gets it.',
        ],
        [
          'Lottery tickets and prizes: a pseudonym made of the mark of your own document, the masked mobile number',
          'To run draws, one share a person; the public list has pseudonyms, so that anybody can check it. 2 years; with the account the tie to it goes. To: Everybody who reads the winners of a lottery.',
        ],
        [
          'Prize of a lottery: name, mobile number, area, address',
          'To send it. Deleted 30 days after that, at the latest after 180 days. To: Courier of a prize.',
        ],
        [
          'Questionnaires: answers, pictures, drafts',
          'To learn opinions. Delete them at any time; anonymous ones are tied to no account. Answers: until you delete them or the account; drafts 90 days. To: Staff who read results of questionnaires.',
        ],
        [
          'Community: posts, comments, nickname, picture, your province; likes, collections, follows, blocks, posts that you opened; reports, appeals and decisions',
          'To show what you publish and how people react. A platform checks it first; children’s names are hidden. Until you delete it; with the account it goes, or stays without a name, as you choose. Decisions stay without a name. To: Everybody in the community; Content check (WeChat, Alipay); Moderators of the community.',
        ],
        [
          'Pictures and videos that you upload',
          'For your posts, feedback, questionnaires, follow-ups and chats. Unused: 2 days; used: as long as what they belong to. To: Everybody in the community; Content check (WeChat, Alipay); Moderators of the community; Customer service; Staff who read results of questionnaires; The clinic that vaccinated you.',
        ],
        [
          'Platform messages that you accepted',
          'To remind you there. Until you withdraw the consent or delete the account. To: Mini-program platform (messages).',
        ],
        [
          'Chats with customer service: what you write, pictures, appointments you send, rating',
          'To answer you. Deleted 1 year after the chat ends. To: Customer service.',
        ],
        [
          'Feedback: text, contact, pictures',
          'To act on what you say. Until you delete the account. To: Customer service.',
        ],
        [
          'Export: e-mail address, and that there was one',
          'To send you the link to your copy. The record is deleted after 30 days. To: Mail provider.',
        ],
      ),
      text('Arising from use:'),
      rows(
        [
          'System, app version',
          'To fit the pages; noted with your session and, if you agreed to statistics, there.',
        ],
        ['Network state', 'To tell you when you are offline. Not stored.'],
        [
          'Devices you logged in on, on the web: a random number, the last login. Sessions: kind of device, login and last use',
          'To stay logged in, and to let you in on them while somebody else guesses your password. Sessions until they end; devices: 10 at most, deleted after 400 days. Nobody else gets it.',
        ],
        [
          'Messages to you, what you have read and turned off',
          'To tell you what concerns you. 1 year once read, 2 years unread. To: SMS provider; Mini-program platform (messages).',
        ],
        [
          'Pages opened, time spent, faults, platform and version',
          'If you agree: usage statistics and fault finding. Not tied to an account. Deleted after 90 days. Nobody else gets it.',
        ],
        [
          'Time that films were watched',
          'If you agree: statistics. Tied to your account when you are logged in. Deleted after 90 days, or with the account. Nobody else gets it.',
        ],
        [
          'Network log: when you log in, publish or change your name, kind of device, network address and port (sealed), staff who opened your data; records of what an authority was answered',
          'The law asks for it; used only to answer an authority that asks by law. 200 days, also after the account is deleted; records of answers 3 years. To: An authority that asks by law.',
        ],
        [
          'Security log and limits: keyed marks, no numbers and no addresses; how many documents you entered today',
          'Against guessing of passwords, codes and documents. Log 200 days, documents 1 day, limits until they end. Nobody else gets it.',
        ],
        [
          'When staff opened something of yours',
          'To show you who did. Deleted after 1 year. Nobody else gets it.',
        ],
        [
          'Consents given and withdrawn',
          'To show what you agreed to, and when you withdrew it. Until you delete the account. Nobody else gets it.',
        ],
      ),
      text(
        'Not read: Device identifiers, contacts, call logs, messages, installed apps, or your photos, other than pictures that you choose.',
      ),
    ),
    section(
      'Sensitive personal information',
      text(
        'Document numbers, health information and everything about children under 14 are sensitive. We name the purpose, ask for separate consent, use them only as far as needed, and encrypt them on the way.',
      ),
      text(
        'If you refuse, you cannot book for that person. Everything else stays available to you.',
      ),
    ),
    section(
      'Who receives it',
      list(
        'The clinic you book: Name, sex, date of birth, document, mobile and booking, under 14 the guardian’s name, for checking and vaccinating.',
        'The clinic that vaccinated you: With a follow-up you agreed to: serious answers and your number, to look into them.',
        'SMS provider: Mobile number and text, for codes and urgent notices. No name of a person is in it.',
        'Mail provider: When you export: the address and a mail with a link. The copy is not in it.',
        'Identity check, where there is one: Where this service has one: the name and resident identity number of a member that you save, to see whether they belong together. Where it has none, nobody gets them.',
        'Payment platform (WeChat Pay, Alipay): When you pay: order number, name of the vaccine or membership, amount, payer id, and where you pay in a browser possibly your network address, for payment and refund.',
        'Mini-program platform (login): The login id that you granted there and, if you allow it, your number, which the platform gives us, for logging in.',
        'Mini-program platform (messages): Reminders that you allowed: vaccine, clinic and time, no names.',
        'Content check (WeChat, Alipay): Your nickname, and texts, introduction and pictures of yours in the community, in WeChat with your login id, checked before others see them.',
        'Courier of a prize: The name, mobile and address you entered for it, to deliver it.',
        'Your calendar app: With an address you made: name, vaccine, time and clinic of appointments, no document number. An address made before 28 November 2026 gives no names.',
        'A partner that sent you: It gives us your number and its id. We give it nothing of your appointments.',
        'Everybody in the community: What you publish, your nickname and picture there, and your province.',
        'Customer service: When you write to them: nickname or masked number, what you write, pictures, and recent appointments with masked names, to answer you. Document and phone numbers that you write are masked; pictures are not.',
        'Moderators of the community: What was reported, waits for review or is appealed, with the nickname there, to decide whether it is shown.',
        'Staff who read results of questionnaires: Answers and pictures, without your account.',
        'Everybody who reads the winners of a lottery: The masked mobile number of a winner.',
        'An authority that asks by law: When and from which network address and port an account logged in, published or changed its name. Each answer is recorded.',
      ),
      text(
        'Personal information → Who got what lists each of them, since when, and lets you stop it.',
      ),
      text('We sell nothing, use nothing for advertising, and send nothing abroad.'),
    ),
    section(
      'Where, and what comes after',
      list(
        'Data is kept in mainland China. How long each kind is kept, section 1 says.',
        'The clinic keeps the vaccination record that the law asks for in its own system, not here.',
        'After that it is deleted or made anonymous.',
      ),
    ),
    section(
      'How we protect it',
      list(
        'All traffic is encrypted; answers with identity data are encrypted once more.',
        'Lists show masked numbers; web addresses and operating logs hold no personal data, and network addresses in the network log are encrypted.',
        'Staff see only what their work needs: a clinic sees its own bookings. Whenever a clinic, customer service or a moderator sees something of yours it is recorded, and you can read it.',
        'If an incident may affect you, we tell you at once, with what can be done.',
      ),
    ),
    section(
      'Your rights',
      list(
        'See and correct: Me → Personal information shows each kind and leads to where it is corrected.',
        'Who opened it: Personal information → Who opened my record shows what clinics, customer service and moderators opened.',
        'Delete: remove a family member, or delete the account. Records of vaccinations, appointments and payments, and the network log, stay by law, as long as section 1 says.',
        'Copy and take along: Personal information → Export my information e-mails you a link; download it after logging in again, within 7 days.',
        'Withdraw consent: each under Personal information → My consents, at once; earlier handling stays lawful.',
        'Ask and complain: under Me → Customer service, or contact us; we answer within 15 working days.',
      ),
    ),
    section(
      'Cookies and storage',
      text(
        'A cookie keeps you logged in for a day, another recognises a device you logged in on for 400 days; local storage remembers language, type size and appearance. There are no third-party cookies and no tracking. Half-filled bookings and family forms stay on this device only as long as you use it this time; drafts of questionnaires, follow-ups, comments and posts, and chat messages not sent yet, until they are sent, deleted or you log out.',
      ),
    ),
    section(
      'What you can read without a network',
      text(
        'This device stores for up to 30 days: your appointments ahead (with their codes, without your note or mobile), certificates, plans, articles you saved, and a booking form that could not be sent. They are cleared when you log out, your session ends or another account signs in; an unsent form waits for you after your session expired, and nobody else sees it.',
      ),
    ),
    section(
      'Changes',
      text(
        'We announce important changes before they take effect and ask for consent again where needed.',
      ),
      text(
        'Version 1.3 adds the optional health profile: whoever fills it in is asked for separate consent, and nothing changes for others. Version 1.5 names the network log: the law obliges us to it whether you agree or not, so no new consent is needed. Version 1.6 says how a guardian confirms by a code: consent is asked for when a child is added, and nothing else changes. Since version 1.8 section 1 and “Who receives it” are made of the same list as the annexes: no data, purpose or receiver was added; what moderators see is recorded too.',
      ),
    ),
    section(
      'Contact',
      list(
        `Data protection officer: ${OPERATOR.email}`,
        `Telephone: ${OPERATOR.phone}`,
        `Address: ${OPERATOR.address.en}`,
      ),
    ),
  ],
};
