//! The words mail programs write around a quotation, in the languages of their users.

/// What begins a line of attribution, in lower case. Alone it means nothing; with one of `WROTE`
/// or an address and a date after it, it does.
#[rustfmt::skip]
pub const OPENERS: &[&str] = &[
    "on ", "am ", "le ", "el ", "il ", "op ", "em ", "a ", "w dniu ", "dnia ", "den ", "dne ",
    "dňa ", "pe ", "på ", "fra ", "från ", "od ", "i ", "în data", "la ", "в ", "во ", "на ",
    "пн", "вт", "ср", "чт", "пт", "сб", "вс", "στις ", "vào ", "pada ", "ב", "في ",
    "tarihinde", "no dia ", "al ", "dia ", "ma ", "ti ", "ke ", "to ", "su ", "mon", "tue",
    "wed", "thu", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr", "sa", "so", "at ",
    "quoting", "zitat von", "в сообщении", "---- on", "在", "於", "于",
];

/// What begins an attribution without a verb, "Quoting Bruno <b@example.org>:", in lower case.
pub const QUOTING: &[&str] = &[
    "quoting ",
    "zitat von ",
    "citando a ",
    "cita de ",
    "mensaje citado por ",
    "citation de ",
    "message cité de ",
];

/// The verbs of attribution lines, in lower case, as whole words or at a word's end.
#[rustfmt::skip]
pub const WROTE: &[&str] = &[
    "wrote", "writes", "schrieb", "geschrieben", "écrit", "escribió", "escribio",
    "escribiste", "ha scritto", "scrisse", "scritto", "schreef", "geschreven", "napisał",
    "napisała", "napisał(a)", "napisał/a", "pisze", "escreveu", "пишет", "писал", "писал(а)",
    "написал", "написал(а)", "написала", "написав", "пише", "написа", "skrev", "skreiv",
    "kirjoitti", "napsal", "napsal(a)", "napísal", "napísal(a)", "írta", "ezt írta", "yazdı",
    "şunu yazdı", "έγραψε", "scris", "a scris", "napisao", "napisal", "napisala",
    "je napisao/la", "rašė", "parašė", "rakstīja", "kirjutas", "כתב", "כתב/ה", "كتب",
    "đã viết", "menulis", "va escriure", "skrifaði", "wrote the following",
];

/// The same where words are not set apart by spaces.
#[rustfmt::skip]
pub const WROTE_INSIDE: &[&str] = &[
    "写道", "寫道", "写入", "さんは書きました", "のメール", "님이 작성", "작성:", "wrote",
];

/// The first line of an Outlook-like header block: who wrote.
#[rustfmt::skip]
pub const FROM: &[&str] = &[
    "from", "von", "de", "da", "van", "od", "от", "від", "från", "fra", "feladó", "lähettäjä",
    "kimden", "gönderen", "expéditeur", "expediteur", "mittente", "afzender", "remetente",
    "remitente", "nadawca", "odesílatel", "odosielateľ", "avsändare", "absender", "από",
    "de la", "发件人", "寄件者", "寄件人", "差出人", "送信者", "보낸 사람", "보낸사람", "mail from", "desde",
];

/// The other lines of such a block.
#[rustfmt::skip]
pub const OTHER: &[&str] = &[
    "sent", "date", "gesendet", "datum", "envoyé", "envoyé le", "enviado", "enviado el",
    "enviado em", "enviada em", "inviato", "data", "verzonden", "wysłano", "отправлено",
    "дата", "надіслано", "skickat", "sendt", "dato", "fecha", "elküldve", "dátum",
    "lähetetty", "päivämäärä", "päiväys", "gönderildi", "gönderilme tarihi", "tarih",
    "odesláno", "odoslané", "trimis", "στάλθηκε", "发送时间", "日期", "寄件日期", "送信日時", "日時", "보낸 날짜",
    "날짜", "to", "an", "à", "para", "a", "aan", "do", "komu", "кому", "till", "til", "címzett",
    "vastaanottaja", "kime", "alıcı", "pre", "către", "προς", "收件人", "收件者", "宛先", "받는 사람",
    "받는사람", "cc", "kopie", "копия", "kopia", "kopi", "cópia", "抄送", "副本", "reply-to",
    "importance", "priorität", "subject", "betreff", "objet", "asunto", "oggetto",
    "onderwerp", "temat", "assunto", "тема", "ämne", "emne", "tárgy", "aihe", "konu",
    "předmět", "predmet", "subiect", "θέμα", "主题", "主題", "主旨", "件名", "제목",
];

/// A line that says a forwarded or quoted email begins, without any dashes.
#[rustfmt::skip]
pub const DIVIDERS: &[&str] = &[
    "begin forwarded message", "anfang der weitergeleiteten nachricht",
    "début du message réexpédié", "début du message transféré",
    "inicio del mensaje reenviado", "inizio messaggio inoltrato",
    "begin doorgestuurd bericht", "início da mensagem encaminhada",
    "początek przesyłanej wiadomości", "vidarebefordrat brev", "original message",
    "ursprüngliche nachricht", "originalnachricht", "message d'origine", "mensaje original",
    "messaggio originale", "oorspronkelijk bericht", "mensagem original",
    "исходное сообщение",
];

/// The lines telephones and mail programs sign with, in lower case: how they begin.
#[rustfmt::skip]
pub const SIGNED: &[&str] = &[
    "sent from ", "sent using ", "get outlook for ",
    "download outlook for", "gesendet von ",
    "gesendet vom ", "diese nachricht wurde von ", "diese e-mail wurde von ",
    "envoyé depuis ", "envoyé à partir ", "obtenez outlook",
    "télécharger outlook", "enviado desde ", "enviado do ",
    "enviado a partir ", "enviado pelo ", "obtener outlook",
    "obter o outlook", "inviato da ", "inviato dal ", "inviato con ", "scarica outlook",
    "ottieni outlook", "verzonden vanaf ", "verstuurd vanaf ", "verstuurd met ",
    "verzonden met ", "download outlook", "wysłane z ", "wysłano z ",
    "pobierz program outlook", "отправлено с ", "отправлено из ", "послано с ",
    "скачать outlook", "надіслано з ", "skickat från ", "skickades från ", "hämta outlook",
    "sendt fra ", "sendt med ", "hent outlook", "få outlook", "lähetetty ", "hanki outlook",
    "odesláno z ", "odoslané z ", "stáhnout outlook", "iphone-ról küldve", "az iphone-omról",
    "trimis de pe ", "poslano s ", "iphoneから送信", "从我的", "发自我的", "寄自我的", "나의 iphone",
    "στάλθηκε από ", "envoyé de mon ", "holen sie sich outlook", "outlook für ",
];

/// The same, where they may begin a sentence too: only with one of `DEVICES` behind it.
#[rustfmt::skip]
pub const SIGNED_WITH_DEVICE: &[&str] = &[
    "von meinem ", "von meiner ", "envoyé avec ", "enviado con ", "sent with ", "gesendet mit ",
    "sent on ", "enviado de ", "envoyé de ", "gesendet aus ", "sent via ",
];

/// What programs of telephones say behind the name of the device.
pub const BREVITY: [&str; 5] = [
    "please excuse my brevity",
    "bitte entschuldigen sie die kürze",
    "por favor, disculpa mi brevedad",
    "veuillez excuser ma brièveté",
    "veuillez excuser la brièveté",
];

/// Devices and programs that signatures name, in lower case.
#[rustfmt::skip]
pub const DEVICES: &[&str] = &[
    "iphone", "ipad", "android", "samsung", "galaxy", "handy", "smartphone", "phone", "telefon",
    "téléphone", "teléfono", "telefone", "móvil", "celular", "portable", "mobil", "tablet",
    "tablette", "gerät", "huawei", "xiaomi", "redmi", "pixel", "nokia", "sony", "motorola",
    "oneplus", "oppo", "honor", "blackberry", "windows", "outlook", "mail", "correo", "yahoo",
    "proton", "spark", "thunderbird", "gmx", "web.de", "telekom", "aol", "gmail", "k-9", "k9",
    "-app", " app", "device", "laptop", "computer", "zoho",
];

/// The same for languages whose verb stands at the end: only with one of `DEVICES` before it.
#[rustfmt::skip]
pub const SIGNED_ENDS: &[&str] = &[
    " gesendet", " gesendet.", "から送信", " küldve", "'umdan gönderildi", "gönderildi",
    " geschickt",
];

/// What stands between the beginning of such a line and the device, in lower case.
#[rustfmt::skip]
pub const SIGNED_BETWEEN: &[&str] = &[
    "my", "a", "an", "the", "your", "for", "on", "mobile", "ios", "new", "free", "secure", "email",
    "meinem", "meiner", "mein", "einem", "einer", "dem", "der", "die", "für", "mobilen", "und",
    "mi", "un", "una", "el", "la", "para", "meu", "minha", "o", "um",
    "mon", "ma", "une", "le", "pour", "sur", "application", "l'application", "messagerie",
    "mio", "mia", "il", "per", "mijn", "een", "voor", "mojego", "min", "mitt", "mobiles",
    "ultra", "pro", "plus", "max", "mini", "note", "edge", "x", "air", "watch", "blue", "bluemail",
    "app", "meinem/meiner", "auf", "beziehen", "herunterladen", "sécurisée", "sécurisé",
    "sichere", "sicherer", "sicheren", "segura", "seguro", "e-mail",
    "vivaldi", "em", "client", "mailbird", "airmail", "fastmail", "tutanota", "posteo",
    "canary", "edison", "newton", "fairemail", "mobil", "software", "5g", "4g",
    "t-mobile", "vodafone", "o2", "orange", "sfr", "freenet", "bell", "verizon", "att",
];
