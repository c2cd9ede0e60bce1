/**
 * Services where anybody can have an address, so that sharing the domain says nothing about working together: the largest ones of the
 * world and of North America, and the best-known throw-away ones. No list is complete; approval of each request is what protects a company.
 */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  // Google, Microsoft, Yahoo, Apple, AOL
  'gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.ca', 'hotmail.co.uk', 'hotmail.de', 'hotmail.es', 'hotmail.fr', 'hotmail.it', 'outlook.com',
  'outlook.de', 'outlook.es', 'outlook.fr', 'live.com', 'live.ca', 'live.co.uk', 'live.fr', 'live.nl', 'msn.com', 'windowslive.com', 'passport.com',
  'yahoo.com', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.co.uk', 'yahoo.com.au', 'yahoo.com.br', 'yahoo.com.mx', 'yahoo.de', 'yahoo.es', 'yahoo.fr',
  'yahoo.in', 'yahoo.it', 'ymail.com', 'rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'verizon.net', 'netscape.net',
  // Providers of private mail
  'proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me', 'tutanota.com', 'tutanota.de', 'tuta.com', 'tuta.io', 'tutamail.com', 'keemail.me', 'fastmail.com',
  'fastmail.fm', 'hushmail.com', 'hush.com', 'runbox.com', 'mailbox.org', 'posteo.de', 'posteo.net', 'startmail.com', 'disroot.org', 'riseup.net', 'hey.com',
  'zoho.com', 'zohomail.com', 'mailfence.com', 'countermail.com', 'ctemplar.com', 'skiff.com', 'duck.com', 'relay.firefox.com', 'mozmail.com',
  'privaterelay.appleid.com', 'simplelogin.com', 'anonaddy.com', 'anonaddy.me',
  // Portals
  'mail.com', 'email.com', 'usa.com', 'post.com', 'consultant.com', 'engineer.com', 'europe.com', 'myself.com', 'iname.com', 'inbox.com', 'lycos.com',
  'excite.com', 'juno.com', 'netzero.net', 'gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 'freenet.de', 't-online.de', 'arcor.de',
  'mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'yandex.com', 'yandex.ru', 'ya.ru', 'rambler.ru', 'ukr.net', 'qq.com', 'foxmail.com', '163.com', '126.com',
  'yeah.net', 'sina.com', 'sina.cn', 'sohu.com', 'aliyun.com', '139.com', '189.cn', 'naver.com', 'daum.net', 'hanmail.net', 'nate.com', 'rediffmail.com',
  'libero.it', 'virgilio.it', 'tiscali.it', 'alice.it', 'tin.it', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'neuf.fr', 'bbox.fr',
  'terra.com.br', 'uol.com.br', 'bol.com.br', 'ig.com.br', 'globo.com', 'prodigy.net.mx', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'seznam.cz', 'centrum.cz',
  'abv.bg', 'walla.co.il', 'bigpond.com', 'optusnet.com.au', 'xtra.co.nz', 'btinternet.com', 'virginmedia.com', 'sky.com', 'talktalk.net', 'ntlworld.com',
  // Internet access in the United States and Canada
  'comcast.net', 'xfinity.com', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'pacbell.net', 'ameritech.net', 'swbell.net', 'charter.net', 'spectrum.net',
  'rr.com', 'roadrunner.com', 'twc.com', 'cox.net', 'earthlink.net', 'mindspring.com', 'centurylink.net', 'q.com', 'embarqmail.com', 'frontier.com',
  'frontiernet.net', 'windstream.net', 'optonline.net', 'optimum.net', 'suddenlink.net', 'cableone.net', 'mediacombb.net', 'wowway.com', 'tds.net',
  'rogers.com', 'shaw.ca', 'telus.net', 'bell.net', 'sympatico.ca', 'videotron.ca', 'cogeco.ca', 'eastlink.ca', 'sasktel.net', 'mts.net', 'nbnet.nb.ca',
  // Throw-away addresses
  'mailinator.com', 'guerrillamail.com', 'guerrillamail.net', 'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'tempmail.com', 'yopmail.com',
  'trashmail.com', 'getnada.com', 'dispostable.com', 'maildrop.cc', 'throwawaymail.com', 'mintemail.com', 'fakeinbox.com', 'mailnesia.com', 'moakt.com',
]);

/** True when anybody can have an address there, also below one of the known names. `domain` is in lower case. */
export function isPublicMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => PUBLIC_MAIL_DOMAINS.has(labels.slice(index).join('.')));
}
