import { defineMessages } from '@/i18n/messages';

/** Texts of partner entries and of the pages about the app. */
export const PARTNER_MESSAGES = defineMessages(
  {
    entering: '正在进入{product}',
    enteringText: '马上就好',
    stuck: '没有自动进入',
    goHome: '去首页',

    opening: '正在打开应用',
    openingText: '浏览器询问时，请选择“打开”。',
    opened: '应用已打开',
    openedText: '在应用中继续即可。',
    missing: '这台设备上没有打开应用',
    missingText: '可能还没有安装。安装后再试一次，也可以直接在网页中继续。',
    again: '再试一次',
    download: '下载应用',
    stayHere: '在网页中继续',
    inMessenger: '请点右上角，在浏览器中打开',
    inMessengerText: '消息应用里不能打开或下载其他应用。',
    copyLink: '复制链接',
    linkCopied: '链接已复制，请在浏览器中打开',
    copyFailed: '没有复制成功，请从右上角打开',

    downloading: '正在前往下载',
    downloadingText: '没有自动开始时，请点下面的按钮。',
    downloadAgain: '重新下载',

    publicityTitle: '{product}应用',
    publicityLead: '全家人的接种，放在手边。',
    reasonRemind: '到日子提醒您',
    reasonRemindText: '下一针、预约前一天、留观结束，都会通知。',
    reasonFamily: '一家人的记录都在',
    reasonFamilyText: '老人孩子的接种计划和预约，一处查看。',
    reasonNear: '附近门诊一眼看到',
    reasonNearText: '有号的门诊按距离排列，点开即可导航。',
    openInstalled: '打开应用',

    privacyLead: '您正从合作应用使用{product}。',
    privacyShared: '合作应用知道什么',
    privacySharedText:
      '只知道您是否已登录{product}。您的姓名、证件、手机号和接种信息不会交给合作应用。',
    privacyKept: '我们知道什么',
    privacyKeptText: '您从哪个合作应用进入，以及您在这里填写的内容。',
    privacyPolicy: '查看隐私政策全文',
    privacyBack: '知道了',

    registerTitle: '用手机号注册{product}',
    registerText: '首次用验证码登录即完成注册，合作应用的账号和密码不会交给我们。',
    register: '注册或登录',
    registerPrivacy: '先看看合作应用中的隐私说明',
  },
  {
    entering: 'Opening {product}',
    enteringText: 'One moment',
    stuck: 'It did not open by itself',
    goHome: 'Go to home',

    opening: 'Opening the app',
    openingText: 'Choose “Open” if the browser asks.',
    opened: 'The app is open',
    openedText: 'Carry on there.',
    missing: 'The app did not open on this device',
    missingText: 'It may not be installed. Install it and try again, or carry on in the browser.',
    again: 'Try again',
    download: 'Get the app',
    stayHere: 'Carry on in the browser',
    inMessenger: 'Tap the top right, then open in browser',
    inMessengerText: 'A messaging app can neither open nor download other apps.',
    copyLink: 'Copy link',
    linkCopied: 'Link copied. Open it in a browser',
    copyFailed: 'It could not be copied. Use the top right instead',

    downloading: 'Going to the download',
    downloadingText: 'If it does not start, press the button below.',
    downloadAgain: 'Download again',

    publicityTitle: 'The {product} app',
    publicityLead: 'The whole family’s vaccinations at hand.',
    reasonRemind: 'Reminders on the day',
    reasonRemindText: 'The next dose, the day before an appointment, the end of observation.',
    reasonFamily: 'Everybody’s records',
    reasonFamilyText: 'Plans and appointments of children and grandparents in one place.',
    reasonNear: 'Clinics near you',
    reasonNearText: 'Clinics with free places by distance, with directions.',
    openInstalled: 'Open the app',

    privacyLead: 'You are using {product} from a partner app.',
    privacyShared: 'What the partner app learns',
    privacySharedText:
      'Only whether you are logged in to {product}. Your name, documents, mobile number and vaccinations are not passed on.',
    privacyKept: 'What we learn',
    privacyKeptText: 'Which partner app you came from, and what you fill in here.',
    privacyPolicy: 'Read the whole privacy policy',
    privacyBack: 'Got it',

    registerTitle: 'Register with {product} by mobile number',
    registerText:
      'Your first login by SMS code registers you. The partner app’s account and password are not passed to us.',
    register: 'Register or log in',
    registerPrivacy: 'First, privacy inside the partner app',
  },
);
