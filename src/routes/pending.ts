import type { RouteName } from './table';

/** Taro page path of the shared page that stands in for pending ones. */
export const PENDING_PAGE = 'pages/support/pending/index';

/**
 * Pages that are still to come, and what they will offer (Chinese, English). Their routes lead to the
 * shared page; whoever builds a page deletes its row here, nothing else.
 */
export const PENDING: Partial<Record<RouteName, readonly [zh: string, en: string]>> = {
  accountManage: [
    '您的昵称、已绑定的手机号、密码，以及退出登录和注销账号。',
    'Your nickname, mobile number and password, logging out and deleting the account.',
  ],
  login: ['用短信验证码、密码或手机号一键登录。', 'Logging in by SMS code, password or one tap.'],
  syncLogin: [
    '在消息应用中打开时，自动接上您的登录。',
    'Carries your sign-in over when you come from a messaging app.',
  ],
  bindMobile: ['为当前账号绑定手机号。', 'Binding a mobile number to this account.'],
  password: ['设置、修改和找回登录密码。', 'Setting, changing and resetting your password.'],
  serialVerify: ['用短信验证流水号用户的身份。', 'Verifying a serial-number user by SMS.'],
  personalManage: [
    '查看、复制、导出个人信息，撤回同意。',
    'Viewing, copying and exporting your personal information, and withdrawing consent.',
  ],
  noticeList: [
    '系统权限与消息通知的说明和开关。',
    'System permissions and notices, explained and switchable.',
  ],
  infoAuthorization: [
    '哪些信息共享给了谁，可随时授权或撤回。',
    'Which information is shared with whom, to grant or withdraw at any time.',
  ],
  alipayAuth: ['通过支付宝授权登录。', 'Signing in with Alipay.'],
  cityServiceLogin: ['从城市服务进入时的登录。', 'Signing in when you come from a city service.'],
  allVaccine: ['按类别和首字母查看全部疫苗。', 'Every vaccine by class and by initial.'],
  vaccineList: [
    '一类疫苗或搜索结果：价格、针次、适用年龄和可约门诊数。',
    'Vaccines of one class or search: price, doses, ages and number of clinics.',
  ],
  vaccineClass: [
    '按疾病、年龄段、免费或自费查找疫苗。',
    'Finding vaccines by disease, age group, free or paid.',
  ],
  vaccineDetail: [
    '一种疫苗的适用年龄、针次间隔、禁忌、价格和附近门诊。',
    'A vaccine’s ages, doses and intervals, contraindications, price and nearby clinics.',
  ],
  vaccineZone: ['按主题整理的疫苗、门诊和文章。', 'Vaccines, clinics and articles of one theme.'],
  vaccineZoneArticle: ['专区内的文章列表。', 'The articles of a zone.'],
  encyclopedia: [
    '疫苗与疾病百科的目录。',
    'The index of the encyclopaedia of vaccines and diseases.',
  ],
  encyclopediaDetail: [
    '一种疾病或疫苗的百科说明。',
    'An encyclopaedia entry on a disease or vaccine.',
  ],
  vaccinePlan: [
    '根据生日和已接种针次，列出该打、逾期和待补的疫苗。',
    'What is due, overdue and to catch up, by birthday and doses taken.',
  ],
  children: ['按月龄查看儿童疫苗。', 'Children’s vaccines by age in months.'],
  departmentIndex: [
    '门诊的时间、位置、公告、可约疫苗和最近可约日期。',
    'A clinic’s hours, place, notices, vaccines and next free days.',
  ],
  departmentIntro: [
    '门诊介绍、资质、交通和电话。',
    'About a clinic: licence, how to get there, telephone.',
  ],
  toggleCity: [
    '按定位、热门、字母或搜索选择城市。',
    'Choosing a city by location, popularity, letter or search.',
  ],
  hospitalHome: ['医院的介绍和它的接种门诊。', 'A hospital and its vaccination clinics.'],
  memberIndex: ['会员状态、有效期和权益。', 'Membership status, expiry and benefits.'],
  privilegeCenter: ['会员权益及使用方法。', 'Member privileges and how to use them.'],
  memberList: [
    '添加、修改、删除家庭成员，设置默认接种人。',
    'Adding, editing and removing family members, and choosing the default one.',
  ],
  memberForm: [
    '填写家庭成员的姓名、证件、生日和联系方式。',
    'A family member’s name, document, birthday and contact.',
  ],
  inoculateNote: [
    '接种后 30 分钟留观计时和不良反应说明。',
    'The 30-minute observation timer and adverse reactions.',
  ],
  scanConfirm: ['到门诊扫码确认到诊。', 'Confirming your arrival by scanning at the clinic.'],
  refundDetails: [
    '退款金额的计算、进度和撤回。',
    'How a refund is calculated, its progress, and recalling it.',
  ],
  offlineOrder: ['在门诊现场登记的订单。', 'Orders made at the clinic.'],
  offlineOrderDetail: ['一笔现场订单的详情。', 'One order made at the clinic.'],
  cancelOrderDetail: ['已取消预约的原因和时间。', 'When and why an appointment was cancelled.'],
  myMessage: ['按类别查看消息和未读数。', 'Messages by class, with unread counts.'],
  messageClassify: ['一类消息的概览。', 'One class of messages.'],
  messageList: ['一类消息的列表。', 'The messages of a class.'],
  messageDetail: ['一条系统通知的全文。', 'A system notice in full.'],
  messageDetails: ['一条评论、回复、点赞或关注的详情。', 'A comment, reply, like or follow.'],
  service: ['与在线客服对话。', 'A chat with customer service.'],
  articleDetail: [
    '阅读、点赞、收藏和评论文章。',
    'Reading, liking, collecting and commenting on an article.',
  ],
  videoDetail: [
    '观看视频，点赞、收藏和评论。',
    'Watching a video, liking, collecting and commenting.',
  ],
  videoBlank: ['供其他页面嵌入的播放器。', 'A bare player for embedding.'],
  college: ['更多健康知识专栏。', 'More lists of the knowledge college.'],
  familyHealth: ['家庭健康文章。', 'Articles on family health.'],
  healthFacts: ['健康真相文章。', 'Articles on health facts.'],
  knowledge: ['健康知识文章。', 'Articles on health knowledge.'],
  collections: [
    '您收藏的文章、视频和帖子。',
    'The articles, videos and posts that you have collected.',
  ],
  community: ['社区动态。', 'The community feed.'],
  circle: ['一个圈子的帖子和成员。', 'A circle’s posts and members.'],
  topic: ['一个话题下的帖子。', 'The posts of a topic.'],
  postDetail: ['帖子全文、评论和回复。', 'A post with its comments and replies.'],
  postEdit: ['写一篇帖子，可带图片。', 'Writing a post, with pictures.'],
  userHome: ['一位用户的主页和帖子。', 'A person’s page and posts.'],
  report: ['举报不当的帖子或评论。', 'Reporting a post or comment.'],
  questionnaire: ['填写问卷。', 'Filling in a survey.'],
  activitySurvey: ['活动问卷。', 'The survey of an activity.'],
  about: ['产品介绍、版本和联系方式。', 'About the product, its version and contact.'],
  feedback: ['提交意见，可附图片。', 'Giving feedback, with pictures.'],
  lottery: ['参加抽奖活动。', 'Taking part in a lottery activity.'],
  userWantDo: ['您请求到苗提醒的疫苗。', 'The vaccines that you asked to be told about.'],
  healthBeanTask: ['做任务得健康豆，兑换奖励。', 'Earning health beans by tasks, and rewards.'],
  submitEmail: [
    '填写接收个人信息的邮箱。',
    'The e-mail address that receives your personal information.',
  ],
  sendEmail: ['把个人信息发送到您的邮箱。', 'Sending your personal information by e-mail.'],
  exportSuccess: ['导出申请的结果。', 'The result of an export request.'],
  privacyPolicy: ['隐私政策全文。', 'The privacy policy in full.'],
  childrenPrivacy: [
    '儿童个人信息的保护规则。',
    'How children’s personal information is protected.',
  ],
  enclosure1: ['我们收集哪些个人信息。', 'Which personal information we collect.'],
  enclosure2: ['哪些信息会共享给第三方。', 'Which information is shared with third parties.'],
  personalInfoNav: ['个人信息清单的目录。', 'The index of the personal information list.'],
  personalInfoBase: ['我们持有的基本信息。', 'The basic information that we hold.'],
  personalInfoUser: ['您使用服务时产生的信息。', 'Information from your use of the service.'],
  personalInfoBusiness: [
    '预约等业务中产生的信息。',
    'Information from bookings and other services.',
  ],
  personalInfoDriver: ['我们读取的设备信息。', 'The device information that we read.'],
  personalInfoOld: [
    '个人信息清单的历史版本。',
    'Earlier versions of the personal information list.',
  ],
  userAgreement: ['用户协议全文。', 'The user agreement in full.'],
  vipAgreement: ['会员服务协议全文。', 'The membership agreement in full.'],
  privacyAbstract: ['一页读懂隐私政策。', 'The privacy policy on one page.'],
  logoutNotice: ['注销账号前需要知道的事。', 'What to know before deleting an account.'],
  algorithm: [
    '推荐与排序如何工作，如何关闭。',
    'How recommendations and sorting work, and how to turn them off.',
  ],
  swimlane: ['为测试切换服务泳道。', 'Switching the service lane for tests.'],
  messageBridge: ['在不同站点之间传递消息。', 'Passing messages between our sites.'],
  whitePage: ['在不同站点之间接上登录和设置。', 'Carrying sign-in and settings between our sites.'],
  xdmHome: ['合作应用中的首页。', 'Home inside the partner app.'],
  xdmPrivacy: ['合作应用中的隐私说明。', 'Privacy inside the partner app.'],
  xdmRegister: ['合作应用中的注册。', 'Registration inside the partner app.'],
  appPublicity: ['应用的介绍和下载。', 'About the app, and downloading it.'],
  openApp: ['打开已安装的应用。', 'Opening the installed app.'],
  downloadApp: ['按您的手机选择下载方式。', 'Downloading the app for your phone.'],
  jsbHome: ['从合作应用进入首页。', 'Home, coming from a partner app.'],
  xdmOrder: ['从合作应用查看预约。', 'Appointments, coming from the partner app.'],
  partnerRedirect: ['从合作应用进入所选的服务。', 'The chosen service, coming from a partner app.'],
  partnerIsLogin: ['向合作应用确认登录状态。', 'Telling a partner app whether you are signed in.'],
  partnerLogin: ['从合作应用登录。', 'Signing in from a partner app.'],
};
